// The list of content files, the form of the open one, and its page beside it.
import { useCallback, useEffect, useRef, useState } from 'react';
import { FormStatus } from '~/ui/FormStatus/FormStatus';
import type { Opened, Overview } from '../messages.ts';
import { ask, fileAt } from './ask.ts';
import { EntryForm } from './EntryForm';
import css from './editor.module.css';
import { FileList } from './FileList';

/** `#blog/week-four.md`, or `#new:blog`. */
const pathInAddress = () => decodeURIComponent(location.hash.slice(1));

export function App() {
  const [path, setPath] = useState(pathInAddress);
  const [overview, setOverview] = useState<Overview>();
  const [entry, setEntry] = useState<Opened>();
  /** The page of the file as it was saved last. */
  const [page, setPage] = useState('');
  const [error, setError] = useState('');
  const [loads, setLoads] = useState(0);
  /** The path that the form is for: a new file gets its own path when it is saved, and keeps its form. */
  const formPath = useRef<string>(undefined);
  const main = useRef<HTMLElement>(null);

  useEffect(() => {
    const follow = () => setPath(pathInAddress());
    addEventListener('hashchange', follow);
    return () => removeEventListener('hashchange', follow);
  }, []);

  const loadList = useCallback(async () => {
    const answer = await ask<Overview>('GET', '/overview');
    if (answer.ok) setOverview(answer.given);
    else setError(answer.message);
  }, []);
  useEffect(() => void loadList(), [loadList]);

  const load = useCallback(async () => {
    setError('');
    if (!path) return setEntry(undefined);
    const address = path.startsWith('new:') ? `/new?type=${path.slice(4)}` : fileAt(path);
    const answer = await ask<Opened>('GET', address);
    if (pathInAddress() !== path) return;
    setEntry(answer.ok ? answer.given : undefined);
    setPage(answer.ok && answer.given.version ? answer.given.page : '');
    setLoads((before) => before + 1);
    if (main.current) main.current.scrollTop = 0;
    if (!answer.ok) setError(answer.message);
  }, [path]);
  useEffect(() => {
    if (formPath.current !== path) void load();
    formPath.current = path;
  }, [load, path]);

  /** `file` is nothing after a deletion. */
  function saved(file: Opened | undefined) {
    void loadList();
    if (pathInAddress() !== path) return;
    setPage(file?.page ?? '');
    formPath.current = file?.path;
    location.hash = file?.path ?? '';
  }

  return (
    <div className={css.panes}>
      <FileList overview={overview} path={path} />
      <main className={css.form} id="content" tabIndex={-1} ref={main}>
        {error && <FormStatus tone="bad" title={error} />}
        {overview && overview.wrong.length > 0 && (
          <FormStatus tone="bad" title="Some facts are wrong. What needs them cannot be shown:">
            <ul>
              {overview.wrong.map((each) => (
                <li key={each}>{each}</li>
              ))}
            </ul>
          </FormStatus>
        )}
        {entry && path && (
          <EntryForm
            key={loads}
            opened={entry}
            onSaved={saved}
            onReload={() => void load().then(() => main.current?.focus())}
          />
        )}
        {!path && (
          <>
            <h1>Edit the site</h1>
            <p>
              Choose something from the list. Saving writes its file, and the page beside it shows the change.
            </p>
            <p>Nothing goes live from here: that takes a build.</p>
          </>
        )}
      </main>
      {overview && entry && path && <PagePreview origin={overview.preview} page={page} />}
    </div>
  );
}

/** The development server loads the page again by itself when a file is saved. */
function PagePreview({ origin, page }: { origin: string | undefined; page: string }) {
  const [turn, setTurn] = useState(0);
  return (
    <aside className={css.preview} aria-label="Page">
      {origin && page ? (
        <>
          <div className={css.row}>
            <a href={origin + page} target="_blank" rel="noreferrer">
              {page}
            </a>
            <button type="button" onClick={() => setTurn(turn + 1)}>
              Load again
            </button>
          </div>
          <iframe key={`${page} ${turn}`} src={origin + page} title={`The page ${page}`} />
        </>
      ) : (
        <p role="status">
          {origin
            ? 'The page is shown here after the file is saved.'
            : 'The page cannot be shown: the terminal of npm run edit says why. Saving a right file starts it again.'}
        </p>
      )}
    </aside>
  );
}
