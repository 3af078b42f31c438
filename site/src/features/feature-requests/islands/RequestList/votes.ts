// Stores a visitor's votes and random voter ID in the browser, and syncs them between tabs.
import { makeIdempotencyKey } from '@tred/contract/reference';
import type { FormId } from '@tred/contract/registry';
import { startTransition, useEffect, useOptimistic, useRef, useState, useSyncExternalStore } from 'react';
import { send } from '~/forms/transport';
import { fillValues } from '~/lib/format-text';
import { createStoredText } from '~/lib/stored-text';
import type { FeatureRequest } from '../../requests';
import type { RequestListWords } from '../../words';
import { readVotes } from './RequestList.client';

const VOTES = 'votes';

/** The voter ID, then the slugs voted for. */
const stored = createStoredText({
  key: VOTES,
  read: () => localStorage.getItem(VOTES),
  write: (text) => localStorage.setItem(VOTES, text),
});
const { subscribe, get: storedVotes } = stored;
export const { set: storeVotes } = stored;

const slugsOf = (votes: string): readonly string[] => votes.split(' ').slice(1);

/** A random ID for votes only, so that the server counts one visitor once. */
function voterId(): string {
  const [known] = storedVotes().split(' ');
  if (known) return known;
  const made = makeIdempotencyKey();
  storeVotes(made);
  return made;
}

function storeVote(slug: string, voted: boolean): void {
  const [name] = storedVotes().split(' ');
  const others = slugsOf(storedVotes()).filter((each) => each !== slug);
  storeVotes([name, ...others, ...(voted ? [slug] : [])].join(' '));
}

/** Only the form's name: its schema would be larger than the rest of the script. */
export const VOTE = 'vote' satisfies FormId;

type Ballot = { slug: string; voted: boolean };

/** The server's counts, and which of this visitor's votes they include. */
type ServerCounts = { counts: Readonly<Record<string, number>>; own: readonly string[] };

const NONE: ServerCounts = { counts: {}, own: [] };

export function useVotes(words: RequestListWords['vote'], unreached: string) {
  // Undefined on the server and before hydration: then the buttons submit a plain form.
  const stored = useSyncExternalStore(subscribe, storedVotes, () => undefined);
  const [voted, mark] = useOptimistic(slugsOf(stored ?? ''), (slugs, ballot: Ballot) => {
    const others = slugs.filter((slug) => slug !== ballot.slug);
    return ballot.voted ? [...others, ballot.slug] : others;
  });
  const [counted, setCounted] = useState(NONE);
  const [announced, setAnnounced] = useState('');
  const [failed, setFailed] = useState({ slug: '', message: '' });
  // In sequence: an undo must not arrive before its vote.
  const queue = useRef(Promise.resolve());

  useEffect(() => {
    const own = slugsOf(storedVotes());
    // Votes wait for it, so that the counts do not include them yet.
    queue.current = readVotes().then((read) => {
      if (!read) return;
      setCounted({ counts: read.votes, own });
    });
  }, []);

  const hasVoted = ({ slug }: FeatureRequest) => voted.includes(slug);

  const count = (request: FeatureRequest, isVoted = hasVoted(request)) =>
    request.votes +
    (counted.counts[request.slug] ?? 0) +
    Number(isVoted) -
    Number(counted.own.includes(request.slug));

  function toggle(request: FeatureRequest) {
    const { slug, title } = request;
    const isVoted = !hasVoted(request);
    setFailed({ slug: '', message: '' });
    setAnnounced(fillValues(words.counted, { count: count(request, isVoted), title }));
    startTransition(async () => {
      mark({ slug, voted: isVoted });
      const sent = queue.current.then(async () => {
        const reply = await send(
          VOTE,
          { request: slug, voter: voterId(), withdrawn: !isVoted },
          makeIdempotencyKey(),
        );
        if (reply.ok) return storeVote(slug, isVoted);
        const why = 'problems' in reply ? reply.problems[0]?.message : reply.message || unreached;
        setFailed({ slug, message: `${words.failed} ${why ?? ''}`.trim() });
        setAnnounced('');
      });
      queue.current = sent;
      await sent;
    });
  }

  return { ready: stored !== undefined, hasVoted, count, toggle, announced, failed };
}
