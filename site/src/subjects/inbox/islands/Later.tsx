// A part of the inbox that is fetched when it is first shown.
import { type ComponentType, useEffect, useState } from 'react';
import css from './Inbox.module.css';
import { useWords } from './use-words';

/** Says so while it comes, and when it does not: after an update of the site the old file may be gone. */
export function later<Props extends object>(load: () => Promise<ComponentType<Props>>) {
  let loaded: ComponentType<Props> | undefined;
  return function Later(props: Props) {
    const words = useWords();
    const [Part, setPart] = useState<ComponentType<Props> | undefined>(() => loaded);
    const [missing, setMissing] = useState(false);
    useEffect(() => {
      if (loaded) return;
      load().then(
        (part) => {
          loaded = part;
          setPart(() => part);
        },
        () => setMissing(true),
      );
    }, []);
    if (Part) return <Part {...props} />;
    if (!missing) return <p role="status">{words.loading}</p>;
    return (
      <p role="alert">
        {words.partMissing}{' '}
        <button className={css.quiet} type="button" onClick={() => location.reload()}>
          {words.reload}
        </button>
      </p>
    );
  };
}
