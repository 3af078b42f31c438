// Which requests this visitor has voted for, and the name they vote by: kept in the browser, the same in every tab.

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

/** A random name used for votes alone, so that the desk counts one visitor once: the first that the desk gave us. */
export function voterName(given: string): string {
  const [known = '', ...slugs] = votesKept().split(' ');
  // Names used to be made up here; one with votes to its name is kept, so that they can be taken back.
  if (known.includes('.') || slugs.length > 0) return known;
  if (given) keep(given);
  return given;
}

export function keepVote(slug: string, voted: boolean): void {
  const [name] = votesKept().split(' ');
  const others = slugsOf(votesKept()).filter((each) => each !== slug);
  keep([name, ...others, ...(voted ? [slug] : [])].join(' '));
}
