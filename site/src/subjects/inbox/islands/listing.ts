// The list of what was sent: its filter, its page, and what the desk has for them.
import { type Detail, type Listing, listingReply } from '@tred/contract/desk-api';
import { changesReply, type StatusChange } from '@tred/contract/workplace-api';
import { useEffect, useState } from 'react';
import { call, type ListingFilter, noFilter } from './api';

/** `say` shows a sentence, and is emptied when a list has come. */
export function useListing(onTrouble: (error: unknown) => void, say: (trouble: string) => void) {
  const [filter, setFilter] = useState<ListingFilter>(noFilter);
  const [page, setPage] = useState(0);
  const [round, setRound] = useState(0);
  const [listing, setListing] = useState<Listing>();

  // biome-ignore lint/correctness/useExhaustiveDependencies: `round` asks for the same list again
  useEffect(() => {
    let current = true;
    // People type faster than lists should come.
    const timer = setTimeout(() => {
      call('POST', '/submissions/search', listingReply, { ...filter, page }).then(
        (reply) => {
          if (!current) return;
          setListing(reply);
          say('');
        },
        (error) => current && onTrouble(error),
      );
    }, 200);
    return () => {
      current = false;
      clearTimeout(timer);
    };
  }, [filter, page, round, onTrouble, say]);

  return {
    listing,
    filter,
    page,
    setPage,
    reload: () => setRound((last) => last + 1),
    /** Another filter starts at its first page. */
    choose(next: ListingFilter) {
      setFilter(next);
      setPage(0);
    },
    /** What was marked shows at once, and stays in its place until the list is asked for again. */
    setStatuses(changes: readonly StatusChange[]) {
      const statuses = new Map(changes.map(({ reference, status }) => [reference, status]));
      setListing(
        (last) =>
          last && {
            ...last,
            items: last.items.map((item) => ({
              ...item,
              status: statuses.get(item.reference) ?? item.status,
            })),
          },
      );
    },
    /** What was changed in the open entry shows in the list at once. */
    replace(entry: Detail) {
      setListing(
        (last) =>
          last && {
            ...last,
            items: last.items.map((item) => (item.reference === entry.reference ? entry : item)),
          },
      );
    },
  };
}

/** What was done last, so that it can be told and undone. */
export type MarkingReport = {
  what: 'marked' | 'undone';
  count: number;
  before: readonly StatusChange[];
  /** Whether the focus goes to the report, because the button that was pressed is gone. */
  focused: boolean;
};

export function useMarking(
  onChanged: (changes: readonly StatusChange[]) => void,
  onTrouble: (error: unknown) => void,
) {
  const [report, setReport] = useState<MarkingReport>();
  /** One more each time, so that an open entry is read again. */
  const [round, setRound] = useState(0);

  async function send(changes: readonly StatusChange[], what: MarkingReport['what'], focused: boolean) {
    try {
      const { before } = await call('POST', '/submissions/status', changesReply, { changes });
      const changed = new Set(before.map(({ reference }) => reference));
      onChanged(changes.filter(({ reference }) => changed.has(reference)));
      setReport({ what, count: before.length, before: what === 'marked' ? before : [], focused });
      setRound((last) => last + 1);
    } catch (error) {
      onTrouble(error);
    }
  }

  return {
    report,
    round,
    mark: (references: readonly string[], focusReport: boolean) =>
      send(
        references.map((reference) => ({ reference, status: 'done' })),
        'marked',
        focusReport,
      ),
    undo: () => send(report?.before ?? [], 'undone', true),
  };
}
