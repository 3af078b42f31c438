// Which requests this visitor has voted for, and the name they vote by: kept in the browser, the same in every tab.
import { makeIdempotencyKey } from '@tred/contract/reference';

const VOTES = 'votes';

/** The voter's random name, then the slugs voted for. One string, so that an unchanged list is the same value. */
type Kept = string;

// Where storage is refused (private window) or full, votes are remembered for as long as the page.
let unstored: Kept | undefined;

export function votesKept(): Kept {
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

export function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  addEventListener('storage', listener);
  return () => {
    listeners.delete(listener);
    removeEventListener('storage', listener);
  };
}

export const slugsOf = (kept: Kept): readonly string[] => kept.split(' ').slice(1);

/** A random name used for votes alone, so that the desk counts one visitor once. */
export function voterName(): string {
  const [known] = votesKept().split(' ');
  if (known) return known;
  const name = makeIdempotencyKey();
  keep(name);
  return name;
}

export function keepVote(slug: string, voted: boolean): void {
  const others = slugsOf(votesKept()).filter((each) => each !== slug);
  keep([voterName(), ...others, ...(voted ? [slug] : [])].join(' '));
}
