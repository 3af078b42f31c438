// The editor: start page, or the form of a file with its preview.
import { useCallback, useEffect, useRef, useState } from 'react';
import { FormStatus } from '~/ui/FormStatus/FormStatus';
import type { Opened, Overview } from '../messages.ts';
import { EntryForm } from './EntryForm';
import css from './editor.module.css';
import { PagePreview } from './PagePreview';
import { Bar, PUBLISH, Publish, useWebsite } from './Publish';
import { Start } from './Start';
import { query, sendRequest } from './send-request.ts';

/** `#blog/week-four.md?title`, `#new:blog`, `#start`. */
function inAddress() {
  const [path = '', field = ''] = decodeURIComponent(location.hash.slice(1))
    .replace(/^start$/, '')
    .split('?');
  return { path, field };
}

const NOTHING = { page: '', version: '' };

export function App() {
  const [{ path, field }, setWhere] = useState(inAddress);
  const [overview, setOverview] = useState<Overview>();
  const [entry, setEntry] = useState<Opened>();
  /** Page of the file at its last save. */
  const [{ page, version }, setSaved] = useState(NOTHING);
  /** Address of the development server; undefined while it starts, empty if it does not run. */
  const [origin, setOrigin] = useState<string>();
  const [texts, setTexts] = useState<string[]>([]);
  const [error, setError] = useState('');
  const [loads, setLoads] = useState(0);
  /** Key of the form: a new file gets its path when it is saved, and keeps its form. */
  const formPath = useRef<string>(undefined);
  const main = useRef<HTMLElement>(null);
  const { state: website, load: loadWebsite } = useWebsite();

  useEffect(() => {
    const follow = () => setWhere(inAddress());
    addEventListener('hashchange', follow);
    return () => removeEventListener('hashchange', follow);
  }, []);

  const loadList = useCallback(async () => {
    void loadWebsite();
    const response = await sendRequest<Overview>('GET', '/overview');
    if (response.ok) setOverview(response.data);
    else setError(response.message);
    const server = await sendRequest<string>('GET', '/preview');
    if (server.ok) setOrigin(server.data);
  }, [loadWebsite]);
  useEffect(() => void loadList(), [loadList]);

  const load = useCallback(async () => {
    setError('');
    setTexts([]);
    if (!path || path === PUBLISH) return setEntry(undefined);
    const address = path.startsWith('new:')
      ? query('/new', { type: path.slice(4) })
      : query('/file', { path });
    const response = await sendRequest<Opened>('GET', address);
    if (inAddress().path !== path) return;
    setEntry(response.ok ? response.data : undefined);
    setSaved(response.ok && response.data.version ? response.data : NOTHING);
    setLoads((before) => before + 1);
    if (main.current) main.current.scrollTop = 0;
    if (!response.ok) setError(response.message);
  }, [path]);
  useEffect(() => {
    if (formPath.current !== path) void load();
    formPath.current = path;
  }, [load, path]);

  /** `file` is undefined after a deletion. */
  function saved(file: Opened | undefined) {
    void loadList();
    if (inAddress().path !== path) return;
    setSaved(file ?? NOTHING);
    formPath.current = file?.path;
    location.hash = file?.path ?? '';
  }

  const files = overview?.types.flatMap((type) => type.files) ?? [];
  return (
    <div className={entry && path ? css.panes : css.start}>
      <main className={css.form} id="content" tabIndex={-1} ref={main}>
        {website && <Bar drafts={website.drafts.length} at={path} />}
        {path && !website && <a href="#start">← All content</a>}
        {path === PUBLISH && website && <Publish state={website} onChanged={loadWebsite} />}
        {error && <FormStatus tone="bad" title={error} />}
        {overview && overview.wrong.length > 0 && (
          <FormStatus tone="bad" title="Some files are wrong. What needs them cannot be shown:">
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
            field={field}
            addresses={[...new Set(files.map((each) => each.page.replace(/#.*/, '')))].sort()}
            onSaved={saved}
            onReload={() => void load().then(() => main.current?.focus())}
            onLook={setTexts}
          />
        )}
        {!path && <Start overview={overview} />}
      </main>
      {entry && path && (
        <PagePreview key={loads} origin={origin} page={page} version={version} texts={texts} />
      )}
    </div>
  );
}
