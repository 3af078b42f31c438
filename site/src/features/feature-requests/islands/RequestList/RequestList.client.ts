// Updates the vote counts before the island hydrates: loading React for a few numbers costs too much.

import { parseVotes, type Votes } from '@tred/contract/votes';
import { origin, simulated } from '~/lib/form-server';
import { formatCount } from '~/lib/locale';

/** Undefined if the server does not reply with votes. */
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
