// Stores a visitor's votes and random voter ID in the browser, and syncs them between tabs.
import { makeIdempotencyKey } from '@tred/contract/reference';
import type { FormId } from '@tred/contract/registry';
import { startTransition, useEffect, useOptimistic, useRef, useState, useSyncExternalStore } from 'react';
import { send } from '~/forms/transport';
import { fillPlaces } from '~/lib/words';
import type { FeatureRequest } from '../../requests';
import type { RequestListWords } from '../../words';
import { readVotes } from './RequestList.client';

const VOTES = 'votes';

/** The voter ID, then the slugs voted for. A string, so that an unchanged list is the same value for React. */
type Kept = string;

// Fallback if storage is blocked (private window) or full: votes last as long as the page.
let unstored: Kept | undefined;

function votesKept(): Kept {
  try {
    return unstored ?? localStorage.getItem(VOTES) ?? '';
  } catch {
    return '';
  }
}

function keep(kept: Kept): void {
  try {
    localStorage.setItem(VOTES, kept);
    unstored = undefined;
  } catch {
    unstored = kept;
  }
  for (const listener of listeners) listener();
}

const listeners = new Set<() => void>();

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  addEventListener('storage', listener);
  return () => {
    listeners.delete(listener);
    removeEventListener('storage', listener);
  };
}

const slugsOf = (kept: Kept): readonly string[] => kept.split(' ').slice(1);

/** A random ID for votes only, so that the desk counts one visitor once. */
function voterName(): string {
  const [known] = votesKept().split(' ');
  if (known) return known;
  const made = makeIdempotencyKey();
  keep(made);
  return made;
}

function keepVote(slug: string, voted: boolean): void {
  const [name] = votesKept().split(' ');
  const others = slugsOf(votesKept()).filter((each) => each !== slug);
  keep([name, ...others, ...(voted ? [slug] : [])].join(' '));
}

/** Only the form's name: its schema would be larger than the rest of the script. */
export const VOTE = 'vote' satisfies FormId;

type Ballot = { slug: string; voted: boolean };

/** The desk's counts, and which of this visitor's votes they include. */
type Counted = { counts: Readonly<Record<string, number>>; own: readonly string[] };

const NONE: Counted = { counts: {}, own: [] };

/** `unreached` is the message if the desk does not reply. */
export function useVotes(words: RequestListWords['vote'], unreached: string) {
  // Undefined on the server and before hydration: then the buttons submit a plain form.
  const kept = useSyncExternalStore(subscribe, votesKept, () => undefined);
  const [voted, mark] = useOptimistic(slugsOf(kept ?? ''), (slugs, ballot: Ballot) => {
    const others = slugs.filter((slug) => slug !== ballot.slug);
    return ballot.voted ? [...others, ballot.slug] : others;
  });
  const [counted, setCounted] = useState(NONE);
  const [said, setSaid] = useState('');
  const [failed, setFailed] = useState({ slug: '', message: '' });
  // In sequence: an undo must not arrive before its vote.
  const line = useRef(Promise.resolve());

  useEffect(() => {
    const own = slugsOf(votesKept());
    // Votes wait for it, so that the counts do not include them yet.
    line.current = readVotes().then((read) => {
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
    setSaid(fillPlaces(words.counted, { count: count(request, isVoted), title }));
    startTransition(async () => {
      mark({ slug, voted: isVoted });
      const turn = line.current.then(async () => {
        const reply = await send(
          VOTE,
          { request: slug, voter: voterName(), withdrawn: !isVoted },
          makeIdempotencyKey(),
        );
        if (reply.ok) return keepVote(slug, isVoted);
        const why = 'problems' in reply ? reply.problems[0]?.message : reply.message || unreached;
        setFailed({ slug, message: `${words.failed} ${why ?? ''}`.trim() });
        setSaid('');
      });
      line.current = turn;
      await turn;
    });
  }

  return { ready: kept !== undefined, hasVoted, count, toggle, said, failed };
}
