// The list of submissions: its filter, and changes of what it shows.
import { keepPreviousData, useQueryClient } from '@tanstack/react-query';
import type { Status } from '@tred/contract/admin-api';
import { useState } from 'react';
import { type Reply, type Submission, useApi, useChange } from '../api';
import { useDebounced } from '../ui/parts';

export type Filter = Record<'form' | 'status' | 'spam' | 'search' | 'from' | 'to', string>;
export type Listing = Reply<'POST /submissions/search'>;

const noFilter: Filter = { form: '', status: '', spam: '', search: '', from: '', to: '' };

export function useListing() {
  const [filter, setFilter] = useState(noFilter);
  const [page, setPage] = useState(0);
  const search = useDebounced(filter.search);
  const body = { ...filter, search, page };
  return {
    list: useApi('POST /submissions/search', { body }, { placeholderData: keepPreviousData }),
    ...{ filter, page, setPage },
    /** A new filter starts at the first page. */
    choose(next: Filter) {
      setFilter(next);
      setPage(0);
    },
  };
}

/** Takes over a changed submission; the list is loaded again. */
export function useShow() {
  const client = useQueryClient();
  return ({ submission }: { submission: Submission }) => {
    const input = { params: { reference: submission.reference } };
    client.setQueryData(['GET /submissions/:reference', input], { submission });
    for (const list of ['POST /submissions/search', 'GET /new'])
      void client.invalidateQueries({ queryKey: [list] });
  };
}

/** Changes statuses, with the last change to report and undo. */
export function useMarking() {
  const change = useChange('POST /submissions/status', [
    'POST /submissions/search',
    'GET /submissions/:reference',
    'GET /new',
  ]);
  const [isUndone, setUndone] = useState(false);
  const send = async (changes: { reference: string; status: Status }[], undoes: boolean) => {
    // The mutation keeps its error.
    await change.mutateAsync({ body: { changes } }).catch(() => {});
    setUndone(undoes);
  };
  const before = change.data?.before;
  return {
    error: change.error?.message,
    report: before && { isUndone, count: before.length },
    mark: (references: readonly string[]) =>
      send(
        references.map((reference) => ({ reference, status: 'done' })),
        false,
      ),
    undo: () => send(before ?? [], true),
  };
}
