// Which requests this visitor has voted for, and the name they vote by: kept in the browser, the same in every tab.
import { makeIdempotencyKey } from '@tred/contract/reference';
import type { FormId } from '@tred/contract/registry';
import { startTransition, useEffect, useOptimistic, useRef, useState, useSyncExternalStore } from 'react';
import { send } from '~/forms/transport';
import { fillPlaces } from '~/lib/words';
import type { FeatureRequest } from '../../requests';
import type { RequestListWords } from '../../words';
import { readVotes } from './RequestList.client';

const VOTES = 'votes';

/** The voter's random name, then the slugs voted for. One string, so that an unchanged list is the same value. */
type Kept = string;

// Where storage is refused (private window) or full, votes are remembered for as long as the page.
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

/** A random name used for votes alone, so that the desk counts one visitor once. */
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

/** Only the form's name: its rules would weigh more than all the rest. */
export const VOTE = 'vote' satisfies FormId;

type Ballot = { slug: string; voted: boolean };

/** The desk's counts, and which of them this visitor's votes are already part of. */
type Counted = { counts: Readonly<Record<string, number>>; own: readonly string[] };

const NONE: Counted = { counts: {}, own: [] };

/** `unreached` is said when there is no answer from the desk. */
export function useVotes(words: RequestListWords['vote'], unreached: string) {
  // On the server and for the first sight nothing is known: then the buttons are plain buttons of a form.
  const kept = useSyncExternalStore(subscribe, votesKept, () => undefined);
  const [voted, mark] = useOptimistic(slugsOf(kept ?? ''), (slugs, ballot: Ballot) => {
    const others = slugs.filter((slug) => slug !== ballot.slug);
    return ballot.voted ? [...others, ballot.slug] : others;
  });
  const [counted, setCounted] = useState(NONE);
  const [said, setSaid] = useState('');
  const [failed, setFailed] = useState({ slug: '', message: '' });
  // One after the other: a vote taken back at once must not overtake the vote.
  const line = useRef(Promise.resolve());

  useEffect(() => {
    const own = slugsOf(votesKept());
    // Votes wait for it, so that the counts are from before them.
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
