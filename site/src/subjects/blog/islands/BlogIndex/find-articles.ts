// Fetches the cards of a page and finds articles by their words. Each file is fetched once; one that failed may be tried
// again.
import { wordsOf } from '~/lib/search-words';
import { cardsAddress, letterOf, PER_PAGE, wordsAddress } from './article-addresses';
import type { IndexedPost } from './BlogIndex';

const fetched = new Map<string, Promise<unknown>>();

function fetchOnce<File>(address: string): Promise<File> {
  const known = fetched.get(address);
  if (known) return known as Promise<File>;
  const file = fetch(address).then((reply) => {
    if (!reply.ok) throw new Error(`${address}: ${reply.status}`);
    return reply.json() as Promise<File>;
  });
  fetched.set(address, file);
  file.catch(() => fetched.delete(address));
  return file;
}

export const cardsOnPage = (page: number) => fetchOnce<IndexedPost[]>(cardsAddress(page));

/** The places of the articles in which every word of the query stands, whole or begun, in the stored order. */
export async function findArticles(query: string): Promise<number[]> {
  const each = await Promise.all(
    wordsOf(query).map(async (word) => {
      const file = await fetchOnce<Record<string, number[]>>(wordsAddress(letterOf(word)));
      return new Set(Object.entries(file).flatMap(([known, at]) => (known.startsWith(word) ? at : [])));
    }),
  );
  const [first = new Set<number>(), ...others] = each;
  return [...first].filter((place) => others.every((set) => set.has(place))).sort((a, b) => a - b);
}

/** The cards of the articles at these places. */
export function cardsAt(places: readonly number[]): Promise<IndexedPost[]> {
  return Promise.all(
    places.map(async (place) => {
      const cards = await cardsOnPage(Math.floor(place / PER_PAGE) + 1);
      const card = cards[place % PER_PAGE];
      if (!card) throw new Error(`There is no article at place ${place}`);
      return card;
    }),
  );
}
