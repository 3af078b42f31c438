// The list: filter, page and loaded items.
import {
  changesReply,
  type Detail,
  type Listing,
  listingReply,
  type StatusChange,
} from '@tred/contract/desk-api';
import { useEffect, useState } from 'react';
import { call, type ListingFilter, noFilter } from './api';
import { useOnError } from './parts';

export function useListing(showMessage: (problem: string) => void) {
  const onError = useOnError();
  const [filter, setFilter] = useState<ListingFilter>(noFilter);
  const [page, setPage] = useState(0);
  const [round, setRound] = useState(0);
  const [listing, setListing] = useState<Listing>();

  // biome-ignore lint/correctness/useExhaustiveDependencies: `round` asks for the same list again
  useEffect(() => {
    let current = true;
    // Debounces typing.
    const timer = setTimeout(() => {
      call('POST', '/submissions/search', listingReply, { ...filter, page }).then(
        (reply) => {
          if (!current) return;
          setListing(reply);
          showMessage('');
        },
        (error) => current && onError(error),
      );
    }, 200);
    return () => {
      current = false;
      clearTimeout(timer);
    };
  }, [filter, page, round, onError, showMessage]);

  return {
    listing,
    filter,
    page,
    setPage,
    reload: () => setRound((last) => last + 1),
    /** A new filter starts at the first page. */
    choose(next: ListingFilter) {
      setFilter(next);
      setPage(0);
    },
    /** Optimistic update; the row stays until the next load. */
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

/** The last change, to report and undo it. */
export type MarkingReport = {
  what: 'marked' | 'undone';
  count: number;
  before: readonly StatusChange[];
  /** Whether to focus the report, because the pressed button is gone. */
  focused: boolean;
};

export function useMarking(onChanged: (changes: readonly StatusChange[]) => void) {
  const onError = useOnError();
  const [report, setReport] = useState<MarkingReport>();
  /** Changes to reload the open submission. */
  const [round, setRound] = useState(0);

  async function send(changes: readonly StatusChange[], what: MarkingReport['what'], focused: boolean) {
    try {
      const { before } = await call('POST', '/submissions/status', changesReply, { changes });
      const changed = new Set(before.map(({ reference }) => reference));
      onChanged(changes.filter(({ reference }) => changed.has(reference)));
      setReport({ what, count: before.length, before: what === 'marked' ? before : [], focused });
      setRound((last) => last + 1);
    } catch (error) {
      onError(error);
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
