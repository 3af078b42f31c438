// The counts of a list that is asleep are today's; one that React looks after is left to it.
import { beforeEach, expect, it, vi } from 'vitest';
import { start } from './RequestList.client';
import { readVotes } from './read-votes';

vi.mock('./read-votes', () => ({ readVotes: vi.fn() }));

const list = (attributes: string) =>
  `<astro-island ${attributes}><ul><li id="ussd"><b data-votes="1200">1,200</b></li><li id="bank"><b data-votes="30">30</b></li></ul></astro-island>`;
const counts = () => [...document.querySelectorAll('b')].map(({ textContent }) => textContent);

beforeEach(() => {
  vi.mocked(readVotes).mockResolvedValue({ ok: true, votes: { ussd: 34 }, voter: '' });
});

it('adds what the desk has counted', async () => {
  document.body.innerHTML = list('ssr');
  await start();
  expect(counts()).toEqual(['1,234', '30']);
});

it('leaves them when the desk cannot say, or the island is awake', async () => {
  document.body.innerHTML = list('');
  await start();
  expect(counts()).toEqual(['1,200', '30']);
  vi.mocked(readVotes).mockResolvedValue(undefined);
  document.body.innerHTML = list('ssr');
  await start();
  expect(counts()).toEqual(['1,200', '30']);
});
