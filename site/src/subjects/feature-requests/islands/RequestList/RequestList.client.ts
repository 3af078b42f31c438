// Today's counts of votes, for a list whose island is still asleep: React would be a lot for a few numbers.

import { parseVotes, type Votes } from '@tred/contract/votes';
import { origin, simulated } from '~/forms/transport';
import { formatCount } from '~/lib/locale';

/** Undefined when the desk cannot say. */
export async function readVotes(): Promise<Votes | undefined> {
  if (simulated) return undefined;
  try {
    const response = await fetch(`${origin}/api/votes`);
    return parseVotes(await response.json());
  } catch {
    return undefined;
  }
}

export async function start(): Promise<void> {
  const read = await readVotes();
  for (const count of document.querySelectorAll<HTMLElement>('astro-island[ssr] [data-votes]')) {
    const slug = count.closest('li')?.id ?? '';
    const votes = Number(count.dataset.votes) + (read?.votes[slug] ?? 0);
    count.textContent = formatCount(votes);
  }
}
