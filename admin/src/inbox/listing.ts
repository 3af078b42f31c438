// The list of submissions: its filter, and changes of what it shows.
import { keepPreviousData, useQueryClient } from '@tanstack/react-query';
import type { Status } from '@tred/contract/admin-api';
import { useState } from 'react';
import { call, type Reply, type Submission, useApi } from '../api';
import { useDebounced } from '../ui/use-debounced';

export type Filter = Record<'form' | 'status' | 'spam' | 'search' | 'from' | 'to', string>;
export type Listing = Reply<'POST /submissions/search'>;
type StatusChange = { reference: string; status: Status };

const noFilter: Filter = { form: '', status: '', spam: '', search: '', from: '', to: '' };

export function useListing() {
  const [filter, setFilter] = useState(noFilter);
  const [page, setPage] = useState(0);
  const search = useDebounced(filter.search);
  const body = { ...filter, search, page };
  const list = useApi('POST /submissions/search', { body }, { placeholderData: keepPreviousData });
  return {
    list,
    filter,
    page,
    setPage,
    /** A new filter starts at the first page. */
    choose(next: Filter) {
      setFilter(next);
      setPage(0);
    },
  };
}

/** Changes rows in place: they stay in the list until it is loaded again, so that a change can be undone. */
export function useRows() {
  const client = useQueryClient();
  const change = (changed: (item: Listing['items'][number]) => Listing['items'][number]) => {
    client.setQueriesData<Listing>(
      { queryKey: ['POST /submissions/search'] },
      (old) => old && { ...old, items: old.items.map(changed) },
    );
    void client.invalidateQueries({ queryKey: ['GET /new'] });
  };
  return {
    setStatuses(changes: readonly StatusChange[]) {
      const statuses = new Map(changes.map(({ reference, status }) => [reference, status]));
      change((item) => ({ ...item, status: statuses.get(item.reference) ?? item.status }));
      void client.invalidateQueries({ queryKey: ['GET /submissions/:reference'] });
    },
    show({ submission }: { submission: Submission }) {
      const input = { params: { reference: submission.reference } };
      client.setQueryData(['GET /submissions/:reference', input], { submission });
      client.setQueryData(['GET /submissions/:reference/answers', input], { answers: submission.answers });
      change((item) => (item.reference === submission.reference ? { ...item, ...submission } : item));
    },
  };
}

/** The last bulk change, to report and undo it. */
export type Marked = { what: 'marked' | 'undone'; count: number; before: readonly StatusChange[] };

export function useMarking(onError: (error: Error) => void) {
  const { setStatuses } = useRows();
  const [report, setReport] = useState<Marked>();
  async function send(changes: readonly StatusChange[], what: Marked['what']) {
    try {
      const { before } = await call('POST /submissions/status', { body: { changes: [...changes] } });
      const changed = new Set(before.map(({ reference }) => reference));
      setStatuses(changes.filter(({ reference }) => changed.has(reference)));
      setReport({ what, count: before.length, before: what === 'marked' ? before : [] });
    } catch (error) {
      onError(error as Error);
    }
  }
  return {
    report,
    mark: (references: readonly string[]) =>
      send(
        references.map((reference) => ({ reference, status: 'done' as const })),
        'marked',
      ),
    undo: () => send(report?.before ?? [], 'undone'),
  };
}
