// The editor: its bar, and one of four screens: all content, Before launch, Publish, or the form of a file with its page.

import type { Problem } from '@tred/contract/editor-api';
import { useEffect, useState } from 'react';
import { createPortal } from 'react-dom';
import { PERSON_PLACE } from '~/apps/inbox/islands/address';
import { FormStatus } from '~/ui/FormStatus/FormStatus';
import { BeforeLaunch } from './BeforeLaunch';
import { EntryScreen } from './EntryScreen';
import css from './editor.module.css';
import { Problems } from './Problems';
import { Publish } from './Publish';
import { type Menu, Start } from './Start';
import { useContent } from './use-content.ts';
import { useEvents } from './use-events.ts';
import { inAddress, LAUNCH, PUBLISH } from './where.ts';

export function App({ menu }: { menu: Menu }) {
  const [where, setWhere] = useState(inAddress);
  const { path } = where;
  const { turn, news, others } = useEvents(path);
  const content = useContent(news);
  const { overview, changes, website, error } = content;

  useEffect(() => {
    // The link to skip the header leads to no file.
    const follow = () => location.hash !== '#main' && setWhere(inAddress());
    addEventListener('hashchange', follow);
    return () => removeEventListener('hashchange', follow);
  }, []);

  const bar = document.getElementById(PERSON_PLACE);
  const notices = (
    <>
      {error && <FormStatus tone="bad" title={error} />}
      {overview && overview.wrong.length > 0 && <Wrong problems={overview.wrong} />}
    </>
  );
  return (
    <>
      {bar && createPortal(<Bar drafts={changes?.length ?? 0} at={path} />, bar)}
      {path && path !== PUBLISH && path !== LAUNCH ? (
        <EntryScreen {...{ where, content, turn, others, onWhere: setWhere }}>{notices}</EntryScreen>
      ) : (
        <div className={`${css.start} ${css.form}`}>
          {notices}
          {path === PUBLISH ? (
            website && changes ? (
              <Publish state={website} changes={changes} onChanged={content.load} />
            ) : (
              <p role="status">Reading the changes …</p>
            )
          ) : path === LAUNCH ? (
            overview && <BeforeLaunch {...{ overview, turn }} />
          ) : (
            <Start {...{ overview, changes, website, menu }} onUndone={content.load} />
          )}
        </div>
      )}
    </>
  );
}

const Bar = ({ drafts, at }: { drafts: number; at: string }) => (
  <nav className={css.bar} aria-label="Website">
    <a href="/desk">Inbox</a>
    <a href="#start" aria-current={at ? undefined : 'page'}>
      Content
    </a>
    <a href={`#${LAUNCH}`} aria-current={at === LAUNCH ? 'page' : undefined}>
      Before launch
    </a>
    <a href={`#${PUBLISH}`} aria-current={at === PUBLISH ? 'page' : undefined}>
      Publish{drafts > 0 && ` (${drafts})`}
    </a>
  </nav>
);

const Wrong = ({ problems }: { problems: Problem[] }) => (
  <details className={css.warning} open={problems.length < 4}>
    <summary>
      <span role="alert">
        {problems.length === 1 ? 'One text is wrong.' : `${problems.length} texts are wrong.`} The site cannot
        be published like this.
      </span>
    </summary>
    <Problems problems={problems} />
  </details>
);
