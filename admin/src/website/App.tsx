// The editor: its bar, and one of four screens: all content, Before launch, Publish, or the form of a file with its page.
import { useEffect, useState } from 'react';
import { createPortal } from 'react-dom';
import { FormStatus } from '~/components/FormStatus/FormStatus';
import { PERSON_PLACE } from '../inbox/address';
import { BeforeLaunch } from './BeforeLaunch';
import { EntryScreen } from './EntryScreen';
import css from './editor.module.css';
import { Publish } from './Publish';
import { Problems } from './parts';
import type { Menu } from './place-in-words.ts';
import { Start } from './Start';
import { unsavedIn } from './unsaved.ts';
import { useContent } from './use-content.ts';
import { useEvents } from './use-events.ts';
import { inAddress, LAUNCH, PUBLISH } from './where.ts';

const counted = (count: number, many: string, one: string) => (count === 1 ? one : `${count} ${many}`);

/** `name`: of the person who is logged in. */
export function App({ menu, name }: { menu: Menu; name: string }) {
  const [where, setWhere] = useState(inAddress);
  const { path } = where;
  const { turn, saves, others } = useEvents(path);
  const content = useContent(saves);
  const [unsaved] = useState(() => unsavedIn(name));
  const { overview, changes, website, error } = content;
  const { wrong = [] } = overview ?? {};

  useEffect(() => {
    // The link to skip the header leads to no file.
    const follow = () => location.hash !== '#main' && setWhere(inAddress());
    addEventListener('hashchange', follow);
    return () => removeEventListener('hashchange', follow);
  }, []);

  const screens = { '': 'Content', [LAUNCH]: 'Before launch', [PUBLISH]: 'Publish' };
  const bar = (
    <nav className={css.bar} aria-label="Website">
      <a href="/desk">Inbox</a>
      {Object.entries(screens).map(([screen, label]) => (
        <a key={screen} href={`#${screen || 'start'}`} aria-current={path === screen ? 'page' : undefined}>
          {label}
          {screen === PUBLISH && changes && changes.length > 0 && ` (${changes.length})`}
        </a>
      ))}
    </nav>
  );
  const place = document.getElementById(PERSON_PLACE);
  const notices = (
    <>
      {error && <FormStatus tone="bad" title={error} />}
      {wrong.length > 0 && (
        <details className={css.warning} open={wrong.length < 4}>
          <summary>
            <span role="alert">
              {counted(wrong.length, 'texts are wrong.', 'One text is wrong.')} The site cannot be published
              like this.
            </span>
          </summary>
          <Problems problems={wrong} />
        </details>
      )}
    </>
  );
  return (
    <>
      {place && createPortal(bar, place)}
      {path in screens ? (
        <div className={`${css.start} ${css.form}`}>
          {notices}
          {path === '' && <Start {...{ overview, changes, website, menu }} />}
          {path === LAUNCH && overview && <BeforeLaunch {...{ overview, saves }} />}
          {path === PUBLISH &&
            (website && changes ? (
              <Publish {...{ website, changes }} />
            ) : (
              <p role="status">Reading the changes …</p>
            ))}
        </div>
      ) : (
        <EntryScreen {...{ where, content, unsaved, turn, others }} onWhere={setWhere}>
          {notices}
        </EntryScreen>
      )}
    </>
  );
}
