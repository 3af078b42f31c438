// What there is to edit, the form of what is open, and its page beside it.
import { useCallback, useEffect, useRef, useState } from 'react';
import { FormStatus } from '~/ui/FormStatus/FormStatus';
import type { Opened, Overview } from '../messages.ts';
import { ask, fileAt } from './ask.ts';
import { EntryForm } from './EntryForm';
import css from './editor.module.css';
import { FileList } from './FileList';
import { PagePreview } from './PagePreview';
import type { Shows } from './use-typed.ts';

/** `#blog/week-four.md`, or `#new:blog`. */
const open = () => decodeURIComponent(location.hash.slice(1));

export function App() {
  const [path, setPath] = useState(open);
  const [overview, setOverview] = useState<Overview>();
  const [entry, setEntry] = useState<Opened>();
  const [wrong, setWrong] = useState('');
  const [saves, setSaves] = useState(0);
  const [reads, setReads] = useState(0);
  const [shows, setShows] = useState<Shows>({ what: 'saved' });
  const [page, setPage] = useState<string>();
  /** What the form is of: a new file that was just saved is not read again, which would build its form anew. */
  const held = useRef<string>(undefined);

  useEffect(() => {
    const follow = () => setPath(open());
    addEventListener('hashchange', follow);
    return () => removeEventListener('hashchange', follow);
  }, []);

  const loadList = useCallback(async () => {
    const answer = await ask<Overview>('GET', '/overview');
    if (answer.ok) setOverview(answer.given);
    else setWrong(answer.message);
  }, []);
  useEffect(() => void loadList(), [loadList]);

  const load = useCallback(async () => {
    setWrong('');
    if (!path) return setEntry(undefined);
    const address = path.startsWith('new:') ? `/new?place=${path.slice(4)}` : fileAt(path);
    const answer = await ask<Opened>('GET', address);
    if (open() !== path) return;
    setEntry(answer.ok ? answer.given : undefined);
    setReads((before) => before + 1);
    if (!answer.ok) setWrong(answer.message);
  }, [path]);
  useEffect(() => {
    if (held.current !== path) void load();
    held.current = path;
  }, [load, path]);

  // What was right last may be on another page than the file: an article's number is its address.
  const saysItself = entry?.version ? entry.page : undefined;
  useEffect(() => {
    if (shows.what === 'typed') setPage(shows.page);
    if (shows.what === 'saved') setPage(saysItself);
  }, [shows, saysItself]);

  function saved(now: Opened | undefined) {
    setSaves((before) => before + 1);
    void loadList();
    // Something else was opened meanwhile.
    if (open() !== path) return;
    setEntry(now);
    held.current = now?.path;
    // The same address, or the new file's own.
    location.hash = now ? now.path : '';
  }

  async function reload() {
    await load();
    document.getElementById('content')?.focus();
  }

  return (
    <div className={css.panes}>
      <FileList overview={overview} path={path} />
      <main className={css.form} id="content" tabIndex={-1}>
        {wrong && <FormStatus tone="bad" title={wrong} />}
        {overview && overview.wrong.length > 0 && (
          <FormStatus tone="bad" title="Some facts are wrong, and what needs them cannot be shown:">
            <ul>
              {overview.wrong.map((each) => (
                <li key={each}>{each}</li>
              ))}
            </ul>
          </FormStatus>
        )}
        {entry ? (
          <EntryForm key={reads} entry={entry} onSaved={saved} onReload={reload} onShows={setShows} />
        ) : (
          !path && <Welcome />
        )}
      </main>
      {overview && entry && (
        <PagePreview
          origin={overview.preview}
          path={entry.version && entry.path}
          {...{ page, shows, saves }}
        />
      )}
    </div>
  );
}

const Welcome = () => (
  <div className={css.stack}>
    <h1>Edit the site</h1>
    <p>
      Choose something from the list. The page beside shows what you type; saving writes it into its file.
    </p>
    <p>Nothing goes live from here: that takes a build, as before.</p>
  </div>
);
