// Voting: the page shows the vote at once, the desk is told, and if that fails the vote is taken back and it is said.
import { makeIdempotencyKey } from '@tred/contract/reference';
import type { FormId } from '@tred/contract/registry';
import { startTransition, useEffect, useOptimistic, useRef, useState, useSyncExternalStore } from 'react';
import { send } from '~/forms/transport';
import { fillPlaces } from '~/lib/words';
import type { FeatureRequest } from '../../requests';
import { readVotes } from './read-votes';
import { keepVote, slugsOf, subscribe, voterName, votesKept } from './votes-store';

/** Only the form's name: its rules would weigh more than all the rest. */
export const VOTE = 'vote' satisfies FormId;

type Ballot = { slug: string; voted: boolean };

/** The desk's counts, and which of them this visitor's votes are already part of. */
type Counted = { counts: Readonly<Record<string, number>>; own: readonly string[] };

const NONE: Counted = { counts: {}, own: [] };

/** Said when a vote is shown, and before the reason why one was not counted. */
export type VoteWords = { counted: string; failed: string };

export function useVotes(words: VoteWords) {
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
  const given = useRef('');

  useEffect(() => {
    const own = slugsOf(votesKept());
    // A vote waits for it: it is cast under the name that comes with it.
    line.current = readVotes().then((read) => {
      if (!read) return;
      given.current = read.voter;
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
          { request: slug, voter: voterName(given.current), withdrawn: !isVoted },
          makeIdempotencyKey(),
        );
        if (reply.ok) return keepVote(slug, isVoted);
        const why = 'problems' in reply ? reply.problems[0]?.message : reply.message;
        setFailed({ slug, message: `${words.failed} ${why ?? ''}`.trim() });
        setSaid('');
      });
      line.current = turn;
      await turn;
    });
  }

  return { ready: kept !== undefined, hasVoted, count, toggle, said, failed };
}
