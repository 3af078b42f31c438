// The editor: start page, or the form of a file with its preview.

import { WEBSITE } from '@tred/contract/desk-api';
import type { Opened, Overview, Problem, SearchHit } from '@tred/contract/editor-api';
import { fillKnown } from '@tred/contract/editor-text';
import { useCallback, useEffect, useRef, useState } from 'react';
import { FormStatus } from '~/ui/FormStatus/FormStatus';
import { useChanges } from './Changes';
import { EntryForm } from './EntryForm';
import css from './editor.module.css';
import { PagePreview } from './PagePreview';
import { Problems } from './Problems';
import { Bar, PUBLISH, Publish, useWebsite } from './Publish';
import { Start } from './Start';
import { query, sendRequest } from './send-request.ts';
import { addressOf, inAddress } from './where.ts';

export function App() {
  const [where, setWhere] = useState(inAddress);
  const { path } = where;
  const [overview, setOverview] = useState<Overview>();
  const [entry, setEntry] = useState<Opened>();
  /** Page of the file at its last save. */
  const [page, setPage] = useState('');
  const [texts, setTexts] = useState<string[]>([]);
  /** How often the pages changed. */
  const [turn, setTurn] = useState(0);
  /** Names of colleagues who have this file open. */
  const [others, setOthers] = useState<string[]>([]);
  const [error, setError] = useState('');
  const [loads, setLoads] = useState(0);
  /** Key of the form: a new file gets its path when it is saved, and keeps its form. */
  const formPath = useRef<string>(undefined);
  const main = useRef<HTMLDivElement>(null);
  const { state: website, load: loadWebsite } = useWebsite();
  const { changes, load: loadChanges } = useChanges(overview);

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
  }, [loadWebsite]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a change of the pages may change the list.
  useEffect(() => void loadList(), [loadList, turn]);
  /** Listens to changes of the pages, unless it does. */
  const listen = useRef(() => {});
  useEffect(() => {
    let reloads: EventSource | undefined;
    const close = () => {
      reloads?.close();
      reloads = undefined;
    };
    const follow = () => {
      if (document.hidden) return close();
      if (reloads) return;
      reloads = new EventSource(WEBSITE + query('/reloads', { path }));
      // Connecting again would start an editor that ended because nobody used it.
      reloads.onerror = close;
      reloads.onmessage = ({ data }) => setTurn(Number(data));
      reloads.addEventListener?.('others', ({ data }) => setOthers(JSON.parse(data)));
    };
    listen.current = follow;
    setOthers([]);
    follow();
    addEventListener('focus', follow);
    document.addEventListener('visibilitychange', follow);
    return () => {
      close();
      removeEventListener('focus', follow);
      document.removeEventListener('visibilitychange', follow);
    };
  }, [path]);

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
    setPage(response.ok && response.data.version ? response.data.page : '');
    setLoads((before) => before + 1);
    scrollTo(0, 0);
    if (!response.ok) setError(response.message);
  }, [path]);
  useEffect(() => {
    if (formPath.current !== path) void load();
    formPath.current = path;
  }, [load, path]);

  /** `file` is undefined after a deletion. */
  function saved(file: Opened | undefined) {
    void loadList();
    listen.current();
    if (inAddress().path !== path) return;
    setPage(file?.page ?? '');
    formPath.current = file?.path;
    location.hash = file?.path ?? '';
  }

  async function reload() {
    void loadList();
    await load();
    main.current?.focus();
  }

  async function undone() {
    await loadChanges();
    void loadList();
  }

  /** Goes to the field of a text that was pressed in the preview. */
  async function press(candidates: string[]): Promise<string> {
    for (const words of candidates) {
      const address = query('/search', { words: words.slice(0, 300), path });
      const response = await sendRequest<{ found: SearchHit[] }>('GET', address);
      const hits = (response.ok ? response.data.found : []).filter((hit) => hit.field);
      const pageOf = (hit: SearchHit) => files.find((file) => file.path === hit.path)?.page;
      /** A whole text before a part, this file before others. */
      const rank = (hit: SearchHit) =>
        (hit.path === path ? 0 : pageOf(hit) === page ? 2 : 4) +
        (hit.to === hit.text.length && !hit.from ? 0 : 1);
      const [hit] = hits.toSorted((one, other) => rank(one) - rank(other));
      if (!hit) continue;
      const next = { path: hit.path, field: hit.field, words: hit.text.slice(hit.from, hit.to) };
      history.pushState(null, '', addressOf(next));
      setWhere(next);
      return '';
    }
    return 'No text has exactly these words: they may come from a fact. Search for a part of them.';
  }

  const files = overview?.types.flatMap((type) => type.files) ?? [];
  return (
    <div className={entry && path ? css.panes : css.start}>
      <div className={css.form} tabIndex={-1} ref={main}>
        {website && <Bar drafts={changes?.length ?? 0} at={path} />}
        {path === PUBLISH && website && changes && (
          <Publish {...{ changes, files }} state={website} onUndone={undone} onPublished={loadList} />
        )}
        {error && <FormStatus tone="bad" title={error} />}
        {overview && overview.wrong.length > 0 && <Wrong problems={overview.wrong} />}
        {others.length > 0 && entry && path && (
          <p role="status">
            <b>{others.join(', ')}</b> has this open too. If both of you change a text, the second to save is
            asked.
          </p>
        )}
        {entry && path && (
          <EntryForm
            key={loads}
            opened={entry}
            heading={files.find((file) => file.path === path)?.title ?? ''}
            where={where}
            fill={(text) => fillKnown(text, overview?.placeholders ?? {})}
            addresses={[...new Set(files.map((each) => each.page.replace(/#.*/, '')))].sort()}
            changes={changes ?? []}
            onSaved={saved}
            onReload={reload}
            onLook={setTexts}
          />
        )}
        {!path && <Start overview={overview} changes={changes ?? []} onUndone={undone} />}
      </div>
      {entry && path && (
        <PagePreview {...{ page, texts, turn }} onPress={press} onProblem={() => void loadList()} />
      )}
    </div>
  );
}

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
