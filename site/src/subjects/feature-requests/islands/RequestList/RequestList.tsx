// The feature requests with their votes, to sort and to filter by status. As HTML it is the full list, each entry
// with a form that posts a vote; the filter works by CSS alone.
import { useEffect, useState } from 'react';
import { counted } from '~/lib/words';
import { PageLinks } from '~/ui/PageLinks/PageLinks';
import { PillRadios } from '~/ui/PillRadios/PillRadios';
import {
  type FeatureRequest,
  REQUEST_ORDERS,
  REQUEST_STATUSES,
  REQUESTS,
  type RequestOrder,
  sortRequests,
} from '../../requests';
import { fetchRequests } from './fetch-requests';
import { type EntryWords, RequestEntry } from './RequestEntry';
import css from './RequestList.module.css';
import { useVotes, type VoteWords } from './use-votes';

/** The filter that leaves nothing out. */
const ALL = 'All';
const FILTERS = [ALL, ...REQUEST_STATUSES];

export type RequestListWords = {
  status: string;
  sortBy: string;
  orders: Record<RequestOrder, string>;
  found: { one: string; many: string };
  pages: string;
  entry: EntryWords;
  vote: VoteWords;
};

type RequestListProps = {
  words: RequestListWords;
  /** Those of this page, by votes, most first. */
  requests: readonly FeatureRequest[];
  page: number;
  pages: number;
  /** On all pages. */
  total: number;
};

export function RequestList({ words, requests, page, pages, total }: RequestListProps) {
  const votes = useVotes(words.vote);
  const [status, setStatus] = useState(ALL);
  const [order, setOrder] = useState<RequestOrder>('votes');
  const [changed, setChanged] = useState<'status' | 'order'>();
  const [all, setAll] = useState(requests);

  // A link may ask for one status: /features/requests?status=Planned.
  useEffect(() => {
    const asked = new URLSearchParams(location.search).get('status') ?? '';
    if (FILTERS.includes(asked)) setStatus(asked);
  }, []);

  // Sorting and filtering are for all requests: those of other pages are fetched when somebody first does either.
  const asWritten = status === ALL && order === 'votes';
  const lacking = !asWritten && all.length < total;
  useEffect(() => {
    if (lacking) fetchRequests().then(setAll, () => {});
  }, [lacking]);

  function choose(chosen: string) {
    setStatus(chosen);
    setChanged('status');
    const address = new URL(location.href);
    if (chosen === ALL) address.searchParams.delete('status');
    else address.searchParams.set('status', chosen);
    history.replaceState(history.state, '', address);
  }

  function sort(chosen: RequestOrder) {
    setOrder(chosen);
    setChanged('order');
  }

  // Sorted by the counts of the build: an entry must not run away from under the finger that votes for it.
  const shown = sortRequests(asWritten ? requests : all, order).filter(
    (each) => status === ALL || each.status === status,
  );
  const count = asWritten ? total : shown.length;
  // With its name: two states may have equally many, and the same words again are not read out.
  const said = {
    status: `${status}: ${counted(count, words.found)}`,
    order: `${words.sortBy}: ${words.orders[order]}`,
  };

  return (
    <div className={css.requests}>
      <div className={css.controls}>
        <PillRadios
          legend={words.status}
          name="status"
          options={FILTERS.map((name) => ({ value: name, label: name }))}
          chosen={status}
          onChoose={choose}
        />
        <label className={css.sort} data-needs-script>
          <span>{words.sortBy}</span>
          {/* Where no script can run it is not there: the list stays as it is. */}
          <select value={order} onChange={(event) => sort(event.currentTarget.value as RequestOrder)}>
            {REQUEST_ORDERS.map((value) => (
              <option value={value} key={value}>
                {words.orders[value]}
              </option>
            ))}
          </select>
        </label>
      </div>
      <ul className={css.list} data-client="RequestList">
        {shown.map((request) => (
          <RequestEntry
            key={request.slug}
            words={words.entry}
            request={request}
            votes={votes.count(request)}
            voted={votes.ready ? votes.hasVoted(request) : undefined}
            problem={votes.failed.slug === request.slug ? votes.failed.message : ''}
            onVote={() => votes.toggle(request)}
          />
        ))}
      </ul>
      {asWritten && <PageLinks label={words.pages} list={REQUESTS} page={page} pages={pages} />}
      <p className="visually-hidden" role="status">
        {votes.said}
      </p>
      <p className="visually-hidden" role="status">
        {changed && said[changed]}
      </p>
    </div>
  );
}
