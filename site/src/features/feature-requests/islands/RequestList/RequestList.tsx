// The feature requests with votes, sorting and a status filter. Without script each entry posts a vote and CSS filters.

import Check from 'lucide-react/icons/check';
import ChevronUp from 'lucide-react/icons/chevron-up';
import { formAction } from '~/forms/transport';
import { counted, fillValues } from '~/lib/format-text';
import { formatCount } from '~/lib/locale';
import {
  ALL_REQUESTS,
  type FeatureRequest,
  REQUEST_ORDERS,
  REQUEST_STATUSES,
  REQUESTS,
  type RequestOrder,
  sortRequests,
  statusTone,
} from '../../requests';
import type { RequestListWords } from '../../words';
import '~/components/PillRadios/choice.css';
import { useEffect, useState } from 'react';
import { Badge } from '~/components/Badge/Badge';
import { PageLinks } from '~/components/PageLinks/PageLinks';
import { PillRadios } from '~/components/PillRadios/PillRadios';
import css from './RequestList.module.css';
import { useVotes, VOTE } from './votes';

async function fetchRequests(): Promise<FeatureRequest[]> {
  const reply = await fetch(ALL_REQUESTS);
  if (!reply.ok) throw new Error(`${ALL_REQUESTS}: ${reply.status}`);
  return reply.json();
}

type RequestEntryProps = {
  words: RequestListWords['entry'];
  request: FeatureRequest;
  votes: number;
  /** Width of the bar in per cent. */
  share: number;
  /** Hidden until the visitor asks for all. */
  isFolded: boolean;
  /** Undefined before hydration: the button then posts a plain form. */
  voted: boolean | undefined;
  problem: string;
  onVote: () => void;
};

function RequestEntry(props: RequestEntryProps) {
  const { words, request, votes, share, isFolded, voted, problem, onVote } = props;
  const { slug, title, description, status, category, university, priority } = request;
  return (
    <li className={isFolded ? `${css.entry} ${css.folded}` : css.entry} id={slug} data-status={status}>
      <div className={css.words}>
        <h3 className={css.title} id={`${slug}-title`}>
          {title}
        </h3>
        <p className={`quiet medium ${css.description}`}>{description}</p>
        <p className={`quiet medium row ${css.facts}`}>
          <Badge tone={statusTone(status)}>{status}</Badge>
          <span>{category}</span>
          <span>{university}</span>
          <span>{fillValues(words.priority, { priority })}</span>
        </p>
        {problem && (
          <p className={`quiet medium bold ${css.problem}`} role="alert">
            {problem}
          </p>
        )}
      </div>
      <form
        className={css.ballot}
        method="post"
        action={formAction(VOTE)}
        onSubmit={(event) => {
          event.preventDefault();
          onVote();
        }}
      >
        <input type="hidden" name="request" value={slug} />
        <p className={css.count}>
          {/* RequestList.client.ts may update it before React hydrates. */}
          <span data-votes={request.votes} suppressHydrationWarning>
            {formatCount(votes)}
          </span>{' '}
          <span className={`quiet ${css.unit}`}>{words.votes}</span>
        </p>
        <svg className={css.bar} aria-hidden="true">
          <rect width={`${share}%`} />
        </svg>
        <button
          className={`bold ${css.vote}`}
          type="submit"
          id={`${slug}-vote`}
          aria-labelledby={`${slug}-vote ${slug}-title`}
          aria-pressed={voted}
        >
          {voted ? (
            <Check size={20} aria-hidden="true" focusable="false" />
          ) : (
            <ChevronUp size={20} aria-hidden="true" focusable="false" />
          )}
          <span data-other={voted ? words.vote : words.voted}>{voted ? words.voted : words.vote}</span>
        </button>
      </form>
    </li>
  );
}

const ALL = 'All';
const FILTERS = [ALL, ...REQUEST_STATUSES];

type RequestListProps = {
  words: RequestListWords;
  /** Message if a vote does not reach the server. */
  unreached: string;
  requests: readonly FeatureRequest[];
  page: number;
  pages: number;
  total: number;
  /** The highest number of votes: its bar is the longest. */
  most: number;
};

const TOP = 8;

export function RequestList({ words, unreached, requests, page, pages, total, most }: RequestListProps) {
  const votes = useVotes(words.vote, unreached);
  const [status, setStatus] = useState(ALL);
  const [order, setOrder] = useState<RequestOrder>('votes');
  const [changed, setChanged] = useState<'status' | 'order'>();
  const [all, setAll] = useState(requests);

  // A link can set the status: /features/requests?status=Planned.
  useEffect(() => {
    const status = new URLSearchParams(location.search).get('status') ?? '';
    if (FILTERS.includes(status)) setStatus(status);
  }, []);

  // Sorting and filtering need all requests, so the first use fetches the other pages.
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

  // Sorted by the counts of the build, so that an entry does not move while a visitor votes for it.
  const shown = sortRequests(asWritten ? requests : all, order).filter(
    (each) => status === ALL || each.status === status,
  );
  const count = asWritten ? total : shown.length;
  // Includes the status: a live region does not repeat the same text if two statuses have equal counts.
  const messages = {
    status: `${status}: ${counted(count, words.found)}`,
    order: `${words.sortBy}: ${words.orders[order]}`,
  };

  const entries = shown.map((request, index) => (
    <RequestEntry
      key={request.slug}
      words={words.entry}
      request={request}
      votes={votes.count(request)}
      share={Math.min(100, Math.round((100 * votes.count(request)) / Math.max(1, most)))}
      isFolded={asWritten && index >= TOP}
      voted={votes.ready ? votes.hasVoted(request) : undefined}
      problem={votes.failed.slug === request.slug ? votes.failed.message : ''}
      onVote={() => votes.toggle(request)}
    />
  ));
  return (
    <div className={css.requests}>
      <div className={`row between ${css.controls}`}>
        <PillRadios
          legend={words.status}
          name="status"
          options={FILTERS.map((name) => ({ value: name, label: name }))}
          chosen={status}
          onChoose={choose}
        />
        <label className={`small bold ${css.sort}`} data-needs-script>
          <span>{words.sortBy}</span>
          {/* Hidden without script, because it does nothing then. */}
          <select value={order} onChange={(event) => sort(event.currentTarget.value as RequestOrder)}>
            {REQUEST_ORDERS.map((value) => (
              <option value={value} key={value}>
                {words.orders[value]}
              </option>
            ))}
          </select>
        </label>
      </div>
      <ul role="list" className={css.list} data-client="RequestList">
        {entries}
      </ul>
      {asWritten && entries.length > TOP && (
        <details className={css.rest}>
          <summary>{fillValues(words.all, { count: entries.length })}</summary>
        </details>
      )}
      {asWritten && <PageLinks label={words.pages} list={REQUESTS} page={page} pages={pages} />}
      <p className="visually-hidden" role="status">
        {votes.announced}
      </p>
      <p className="visually-hidden" role="status">
        {changed && messages[changed]}
      </p>
    </div>
  );
}
