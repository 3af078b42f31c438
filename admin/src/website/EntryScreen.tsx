// The form of one file, and its page beside it.
import { useQuery } from '@tanstack/react-query';
import type { Opened, SearchHit } from '@tred/contract/editor-api';
import { type ReactNode, useLayoutEffect, useState } from 'react';
import { Link, useNavigate } from 'react-router';
import { FormStatus } from '~/components/FormStatus/FormStatus';
import { Loaded } from '../ui/parts';
import { wasRemoved } from './Colleagues';
import { EntryForm } from './EntryForm';
import css from './editor.module.css';
import { PagePreview } from './PagePreview';
import { get, type Refused } from './requests.ts';
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

const NONE: string[] = [];

export function EntryScreen({ where, content, unsaved, turn, others, children }: EntryScreenProps) {
  const { path } = where;
  const navigate = useNavigate();
  /** A new file gets its path when it is saved, and keeps its form. */
  const [saved, setSaved] = useState<{ from: string; file: Opened }>();
  const isSaved = saved?.file.path === path;
  const [reloads, setReloads] = useState(0);
  const key = `${isSaved ? saved.from : path} ${reloads}`;
  /** Texts of the edited field, for the preview. */
  const [looked, setLooked] = useState({ key, texts: NONE });
  const {
    data: opened,
    error,
    refetch,
  } = useQuery<Opened, Refused>({
    queryKey: ['website', 'file', path],
    queryFn: async () => {
      const [, type] = /^new:(.*)/.exec(path) ?? [];
      const file = await (type ? get<Opened>('/new', { type }) : get<Opened>('/file', { path }));
      await unsaved.takeLeft(path);
      if (!type) rememberOpened(path);
      return file;
    },
    ...(isSaved && { placeholderData: saved.file }),
    // A form that is opened again shows the file as it is then.
    gcTime: 0,
    staleTime: Number.POSITIVE_INFINITY,
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: for each form that is opened, before it goes to a field
  useLayoutEffect(() => {
    scrollTo(0, 0);
  }, [key]);

  /** `file` is undefined after a deletion. */
  function leadOn(file: Opened | undefined) {
    if (pathNow() !== path) return;
    if (file && file.path !== path) setSaved({ from: path, file });
    void navigate(fileAddress({ path: file?.path ?? '' }));
  }

  /** Goes to the field of a text that was pressed in the preview. */
  async function press(candidates: string[]): Promise<string> {
    for (const words of candidates) {
      const { found } = await get<{ found: SearchHit[] }>('/search', { words: words.slice(0, 300), path });
      const hit = found.find(({ field }) => field);
      if (!hit) continue;
      await navigate(fileAddress({ ...hit, words: hit.text.slice(hit.from, hit.to) }));
      return '';
    }
    return 'No text has exactly these words: they may come from a fact. Search for a part of them.';
  }

  const isRemoved = content.changes?.some((each) => each.path === path && each.state === 'removed');
  const removed = error?.refusal.removed;
  return (
    <div className={opened ? css.panes : css.start}>
      <div className={css.form}>
        {children}
        {error && (
          <FormStatus tone="bad" title={removed ? wasRemoved(removed) : error.refusal.message}>
            {removed && <Link to={fileAddress({ path: '' })}>See what was changed</Link>}
          </FormStatus>
        )}
        {!opened && !error && <Loaded lines={12} />}
        {others.length > 0 && opened && (
          <p role="status">
            <b>{others.join(', ')}</b> has this open too.
          </p>
        )}
        {opened && (
          <EntryForm
            key={key}
            opened={opened}
            {...{ where, content, unsaved }}
            onSaved={leadOn}
            onReload={async () => {
              await refetch();
              setReloads(reloads + 1);
            }}
            onLook={(texts) => setLooked({ key, texts })}
          />
        )}
      </div>
      {opened && !isRemoved && (
        <PagePreview
          turn={turn}
          texts={looked.key === key ? looked.texts : NONE}
          page={content.files.find((file) => file.path === path)?.page ?? ''}
          onPress={press}
        />
      )}
    </div>
  );
}
