// The form of one file, and its page beside it.
import type { Opened, Removed, SearchHit } from '@tred/contract/editor-api';
import { fillKnown } from '@tred/contract/editor-text';
import { type ReactNode, useCallback, useEffect, useRef, useState } from 'react';
import { FormStatus } from '~/ui/FormStatus/FormStatus';
import { Ask } from './Ask';
import { undo } from './Changes';
import { wasRemoved } from './Colleagues';
import { EntryForm } from './EntryForm';
import css from './editor.module.css';
import { rememberOpened } from './opened-last.ts';
import { PagePreview } from './PagePreview';
import { query, sendRequest } from './send-request.ts';
import type { useContent } from './use-content.ts';
import { addressOf, inAddress, type Where } from './where.ts';

type EntryScreenProps = {
  where: Where;
  content: ReturnType<typeof useContent>;
  turn: number;
  /** Names of colleagues who have this file open. */
  others: string[];
  onWhere: (where: Where) => void;
  children: ReactNode;
};

export function EntryScreen({ where, content, turn, others, onWhere, children }: EntryScreenProps) {
  const { path } = where;
  const { overview, changes = [] } = content;
  const [entry, setEntry] = useState<Opened>();
  /** Page of the file at its last save. */
  const [page, setPage] = useState('');
  const [texts, setTexts] = useState<string[]>([]);
  const [failed, setFailed] = useState<{ message: string; removed?: Removed | undefined }>();
  /** Key of the form: a new file gets its path when it is saved, and keeps its form. */
  const [loads, setLoads] = useState(0);
  const formPath = useRef<string>(undefined);
  const form = useRef<HTMLDivElement>(null);

  const load = useCallback(async () => {
    setFailed(undefined);
    setTexts([]);
    const address = path.startsWith('new:')
      ? query('/new', { type: path.slice(4) })
      : query('/file', { path });
    const response = await sendRequest<Opened>('GET', address);
    if (inAddress().path !== path) return;
    // Only a program can have made it, and no version with it can be published.
    if (response.ok && response.data.value === undefined)
      return setFailed({ message: response.data.problems[0]?.message ?? 'This file cannot be read.' });
    setEntry(response.ok ? response.data : undefined);
    setPage(response.ok && response.data.version ? response.data.page : '');
    setLoads((before) => before + 1);
    scrollTo(0, 0);
    if (!response.ok) setFailed(response);
    else if (response.data.version) rememberOpened(path);
  }, [path]);
  useEffect(() => {
    if (formPath.current !== path) void load();
    formPath.current = path;
  }, [load, path]);

  /** `file` is undefined after a deletion. */
  function saved(file: Opened | undefined) {
    void content.load();
    if (inAddress().path !== path) return;
    setPage(file?.page ?? '');
    formPath.current = file?.path;
    location.hash = file?.path ?? '';
  }

  async function reload() {
    void content.load();
    await load();
    form.current?.focus();
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
      onWhere(next);
      return '';
    }
    return 'No text has exactly these words: they may come from a fact. Search for a part of them.';
  }

  const files = overview?.types.flatMap((type) => type.files) ?? [];
  const change = changes.find((each) => each.path === path);
  const [author] = change?.authors.slice(-1) ?? [];
  const news = change && author && { ...author, version: change.state === 'removed' ? null : change.version };
  return (
    <div className={entry ? css.panes : css.start}>
      <div className={css.form} tabIndex={-1} ref={form}>
        {children}
        {failed && (
          <FormStatus tone="bad" title={failed.removed ? wasRemoved(failed.removed) : failed.message}>
            {failed.removed && (
              <Ask
                verb="Bring it back"
                question="Bring it back with the words that it had last?"
                onYes={async () => {
                  const problem = await undo({ path });
                  if (!problem) await reload();
                  return problem;
                }}
              />
            )}
          </FormStatus>
        )}
        {others.length > 0 && entry && (
          <p role="status">
            <b>{others.join(', ')}</b> has this open too.
          </p>
        )}
        {entry && (
          <EntryForm
            key={loads}
            opened={entry}
            heading={files.find((file) => file.path === path)?.title ?? ''}
            where={where}
            fill={(text) => fillKnown(text, overview?.placeholders ?? {})}
            addresses={[...new Set(files.map((each) => each.page.replace(/#.*/, '')))].sort()}
            news={news}
            onSaved={saved}
            onReload={reload}
            onLook={setTexts}
          />
        )}
      </div>
      {entry && news?.version !== null && (
        <PagePreview {...{ texts, turn, page }} onPress={press} onProblem={() => void content.load()} />
      )}
    </div>
  );
}
