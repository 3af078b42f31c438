// The form of one file, and its page beside it.
import type { Opened, Refusal, SearchHit } from '@tred/contract/editor-api';
import { type ReactNode, useCallback, useEffect, useRef, useState } from 'react';
import { Link, useNavigate } from 'react-router';
import { FormStatus } from '~/components/FormStatus/FormStatus';
import { wasRemoved } from './Colleagues';
import { EntryForm } from './EntryForm';
import css from './editor.module.css';
import { PagePreview } from './PagePreview';
import { get } from './send-request.ts';
import type { Unsaved } from './unsaved.ts';
import type { Content } from './use-content.ts';
import { fileAddress, pathNow, rememberOpened, type Where } from './where.ts';

type EntryScreenProps = {
  where: Where;
  content: Content;
  unsaved: Unsaved;
  turn: number;
  others: string[];
  children: ReactNode;
};

export function EntryScreen({ where, content, unsaved, turn, others, children }: EntryScreenProps) {
  const { path } = where;
  const navigate = useNavigate();
  /** `key`: a new file gets its path when it is saved, and keeps its form. */
  const [entry, setEntry] = useState<{ opened: Opened; key: number }>();
  const [texts, setTexts] = useState<string[]>([]);
  const [failed, setFailed] = useState<Refusal>();
  const formPath = useRef('');

  const load = useCallback(async () => {
    const [, type] = /^new:(.*)/.exec(path) ?? [];
    const response = await (type ? get<Opened>('/new', { type }) : get<Opened>('/file', { path }));
    if (pathNow() !== path) return;
    await unsaved.takeLeft(path);
    if (pathNow() !== path) return;
    setTexts([]);
    setFailed(response.ok ? undefined : response);
    setEntry(response.ok ? { opened: response.data, key: Date.now() } : undefined);
    scrollTo(0, 0);
    if (response.ok && !type) rememberOpened(path);
  }, [path, unsaved]);
  useEffect(() => {
    if (formPath.current !== path) void load();
    formPath.current = path;
  }, [load, path]);

  /** `file` is undefined after a deletion. */
  function saved(file: Opened | undefined) {
    if (pathNow() !== path) return;
    formPath.current = file?.path ?? '';
    void navigate(fileAddress({ path: formPath.current }));
  }

  /** Goes to the field of a text that was pressed in the preview. */
  async function press(candidates: string[]): Promise<string> {
    for (const words of candidates) {
      const response = await get<{ found: SearchHit[] }>('/search', { words: words.slice(0, 300), path });
      const hit = response.ok && response.data.found.find(({ field }) => field);
      if (!hit) continue;
      const next = { path: hit.path, field: hit.field, words: hit.text.slice(hit.from, hit.to) };
      await navigate(fileAddress(next));
      return '';
    }
    return 'No text has exactly these words: they may come from a fact. Search for a part of them.';
  }

  const isRemoved = content.changes?.some((each) => each.path === path && each.state === 'removed');
  return (
    <div className={entry ? css.panes : css.start}>
      <div className={css.form}>
        {children}
        {failed && (
          <FormStatus tone="bad" title={failed.removed ? wasRemoved(failed.removed) : failed.message}>
            {failed.removed && <Link to={fileAddress({ path: '' })}>See what was changed</Link>}
          </FormStatus>
        )}
        {others.length > 0 && entry && (
          <p role="status">
            <b>{others.join(', ')}</b> has this open too.
          </p>
        )}
        {entry && (
          <EntryForm
            key={entry.key}
            opened={entry.opened}
            {...{ where, content, unsaved }}
            onSaved={saved}
            onReload={() => void load()}
            onLook={setTexts}
          />
        )}
      </div>
      {entry && !isRemoved && (
        <PagePreview
          {...{ texts, turn }}
          page={content.files.find((file) => file.path === path)?.page ?? ''}
          onPress={press}
        />
      )}
    </div>
  );
}
