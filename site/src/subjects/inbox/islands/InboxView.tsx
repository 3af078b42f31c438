// The list of what was sent with its filters, and beside it the entry that is open.
import { DESK_API, PAGE_SIZE, type Session } from '@tred/contract/desk-api';
import { useEffect, useRef, useState } from 'react';
import { addressOf } from '../address';
import type { Filter } from './api';
import { BulkBar } from './BulkBar';
import { EntryList } from './EntryList';
import { Filters } from './Filters';
import { focusWhenShown } from './focus';
import css from './Inbox.module.css';
import { later } from './Later';
import { MailStatus } from './MailStatus';
import { Pages } from './Pages';
import { goTo } from './use-address';
import { useListing } from './use-listing';
import { useMarking } from './use-marking';
import { useShortcuts } from './use-shortcuts';
import { useWords } from './use-words';

const Entry = later(() => import('./Entry').then((module) => module.Entry));

type InboxViewProps = {
  /** The reference of the open entry; empty when none is. */
  open: string;
  moved: boolean;
  forms: Session['forms'];
  /** They may export and erase, and what stays when they do. */
  mayExport: boolean;
  erasureNote: string;
  keysOn: boolean;
  onMarked: () => void;
  onTrouble: (error: unknown) => void;
  /** Shows a sentence, and takes it away when it is empty. */
  say: (trouble: string) => void;
};

const close = () => goTo(addressOf('inbox'));

export function InboxView(props: InboxViewProps) {
  const { open, moved, forms, mayExport, erasureNote, keysOn, onMarked, onTrouble, say } = props;
  const words = useWords();
  const list = useRef<HTMLDivElement>(null);
  const { listing, filter, page, setPage, reload, choose, replace, setStatuses } = useListing(onTrouble, say);
  const items = listing?.items ?? [];
  const [ticked, setTicked] = useState<ReadonlySet<string>>(new Set());
  // Only what is shown can be selected: what went out of sight is left alone.
  const selected = items.map(({ reference }) => reference).filter((reference) => ticked.has(reference));
  const { report, mark, undo, round } = useMarking((changes) => {
    setStatuses(changes);
    onMarked();
  }, onTrouble);
  useReturnToList(open, list);

  const toggle = (references: readonly string[], on: boolean) =>
    setTicked((last) => {
      const next = new Set(last);
      for (const reference of references) next[on ? 'add' : 'delete'](reference);
      return next;
    });
  const markHandled = (references: readonly string[], focusReport: boolean) => {
    void mark(references, focusReport);
    setTicked(new Set());
  };

  const focused = () => document.activeElement?.closest<HTMLElement>('[data-reference]')?.dataset.reference;
  const step = (by: 1 | -1) => {
    const at = items.findIndex(({ reference }) => reference === (open || focused()));
    const next = items[at < 0 ? 0 : at + by]?.reference;
    if (next === undefined) return;
    if (open) goTo(addressOf('inbox', next));
    else list.current?.querySelector<HTMLElement>(`[data-reference="${next}"] a`)?.focus();
  };
  useShortcuts(keysOn, {
    j: () => step(1),
    k: () => step(-1),
    u: () => open && close(),
    x: () => {
      const reference = focused();
      if (reference && !open) toggle([reference], !ticked.has(reference));
    },
    e: () => {
      const one = open || focused();
      const several = open || selected.length === 0 ? [] : selected;
      if (several.length > 0 || one) markHandled(several.length > 0 ? several : [one ?? ''], false);
    },
    '/': () => {
      const field = list.current?.querySelector<HTMLElement>('input[type=search]');
      // On a phone the open entry hides the list.
      if (field?.offsetParent === null) close();
      requestAnimationFrame(() => field?.focus());
    },
  });

  return (
    <div className={css.columns} data-open={open !== ''}>
      <div className={css.list} ref={list} tabIndex={-1} data-screen-only={open ? '' : undefined}>
        <div className={css.listHead}>
          <h2 className={css.title} tabIndex={-1} ref={moved && !open ? focusWhenShown : undefined}>
            {words.list.title}
          </h2>
          <button className={css.quiet} type="button" onClick={reload}>
            {words.list.refresh}
          </button>
        </div>
        <Filters filter={filter} forms={forms} onChange={choose} />
        {listing ? (
          <>
            <BulkBar
              shown={items.length}
              selected={selected.length}
              report={report}
              onSelectAll={(on) =>
                toggle(
                  items.map(({ reference }) => reference),
                  on,
                )
              }
              onMark={() => markHandled(selected, true)}
              onUndo={undo}
            />
            <EntryList listing={listing} open={open} ticked={ticked} onTick={toggle} />
          </>
        ) : (
          <p role="status">{words.loading}</p>
        )}
        <Pages page={page} total={listing?.total ?? 0} size={PAGE_SIZE} words={words.list} onTurn={setPage} />
        {mayExport && <Exports filter={filter} />}
        <MailStatus onTrouble={onTrouble} />
      </div>
      {open && (
        <Entry
          key={open}
          reference={open}
          round={round}
          mayErase={mayExport}
          erasureNote={erasureNote}
          onChanged={(entry) => {
            replace(entry);
            onMarked();
          }}
          onErased={() => {
            close();
            reload();
          }}
          onClose={close}
          onTrouble={onTrouble}
        />
      )}
    </div>
  );
}

/** Closed by the button or the browser's own: back to where one was in the list, once it is shown again. */
function useReturnToList(open: string, list: { current: HTMLElement | null }): void {
  const last = useRef('');
  useEffect(() => {
    if (!open && last.current) {
      const from = list.current?.querySelector<HTMLElement>(`[data-reference="${last.current}"] a`);
      (from ?? list.current)?.focus();
    }
    last.current = open;
  }, [open, list]);
}

function Exports({ filter }: { filter: Filter }) {
  const words = useWords().list;
  return (
    <form className={css.exports} method="post" action={`${DESK_API}/export`} data-screen-only>
      {Object.entries(filter).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      {words.export}{' '}
      <button className={css.quiet} type="submit" name="format" value="csv">
        CSV
      </button>{' '}
      <button className={css.quiet} type="submit" name="format" value="json">
        JSON
      </button>
    </form>
  );
}
