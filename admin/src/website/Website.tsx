// The editor of the website: its bar, and one of four screens: all content, Before launch, Publish, or the form of a file
// with its page.
import { useQuery } from '@tanstack/react-query';
import type { Opened } from '@tred/contract/editor-api';
import { useState } from 'react';
import { Link } from 'react-router';
import { FormStatus } from '~/components/FormStatus/FormStatus';
import { counted } from '~/lib/format-text';
import { NotAllowed } from '../Frame';
import { useStaff } from '../session';
import { Loaded } from '../ui/parts';
import { BeforeLaunch } from './BeforeLaunch';
import { EntryScreen } from './EntryScreen';
import css from './editor.module.css';
import type { Menu } from './menu.ts';
import { Publish } from './Publish';
import { Problems } from './parts';
import { get } from './requests.ts';
import { Start } from './Start';
import { unsavedIn } from './unsaved.ts';
import { useContent } from './use-content.ts';
import { useEvents } from './use-events.ts';
import { fileAddress, LAUNCH, PUBLISH, useWhere } from './where.ts';

export function Website() {
  const { session } = useStaff();
  if (!session.hasWebsite)
    return <NotAllowed>The website cannot be edited here: this server has no editor.</NotAllowed>;
  return <Editor name={session.name} />;
}

/** The groups of links in the footer, by which pages are listed. */
function useMenu(): Menu {
  const { data } = useQuery({
    queryKey: ['website', 'menu'],
    queryFn: () => get<Opened>('/file', { path: 'navigation.yaml' }),
  });
  return (data?.value as { footer?: Menu } | undefined)?.footer ?? [];
}

/** `name`: of the person who is signed in. */
export function Editor({ name }: { name: string }) {
  const where = useWhere();
  const { path } = where;
  const { turn, saves, others } = useEvents(path);
  const content = useContent(saves);
  const menu = useMenu();
  const [unsaved] = useState(() => unsavedIn(name));
  const { overview, changes, website, error } = content;
  const { wrong = [] } = overview ?? {};
  const screens = { '': 'Content', [LAUNCH]: 'Before launch', [PUBLISH]: 'Publish' };
  const notices = (
    <>
      {error && <FormStatus tone="bad" title={error} />}
      {wrong.length > 0 && (
        <details className={css.warning} open={wrong.length < 4}>
          <summary className="error">
            <span role="alert">
              {counted(wrong.length, { one: 'text is wrong.', many: 'texts are wrong.' })} The site cannot be
              published like this.
            </span>
          </summary>
          <Problems problems={wrong} />
        </details>
      )}
    </>
  );
  return (
    <>
      <nav className={css.bar} aria-label="Website">
        {Object.entries(screens).map(([screen, label]) => (
          <Link
            key={screen}
            to={fileAddress({ path: screen })}
            aria-current={path === screen ? 'page' : undefined}
          >
            {label}
            {screen === PUBLISH && changes && changes.length > 0 && ` (${changes.length})`}
          </Link>
        ))}
      </nav>
      {path in screens ? (
        <div className={`screen ${css.start}`}>
          {notices}
          {path === '' && <Start {...{ content, menu }} />}
          {path === LAUNCH && <BeforeLaunch {...{ overview, saves }} />}
          {path === PUBLISH && (website && changes ? <Publish {...{ website, changes }} /> : <Loaded />)}
        </div>
      ) : (
        <EntryScreen {...{ where, content, unsaved, turn, others }}>{notices}</EntryScreen>
      )}
    </>
  );
}
