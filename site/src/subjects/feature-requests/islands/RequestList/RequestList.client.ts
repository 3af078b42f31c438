// Today's counts of votes, for a list whose island is still asleep: React would be a lot for a few numbers.
import { readVotes } from './read-votes';

export async function start(): Promise<void> {
  const read = await readVotes();
  for (const count of document.querySelectorAll<HTMLElement>('astro-island[ssr] [data-votes]')) {
    const slug = count.closest('li')?.id ?? '';
    const votes = Number(count.dataset.votes) + (read?.votes[slug] ?? 0);
    count.textContent = votes.toLocaleString('en-UG');
  }
}
