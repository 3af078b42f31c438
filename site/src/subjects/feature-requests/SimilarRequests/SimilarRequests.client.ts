// Shows the requests that are similar to the typed one, and announces their number.
import { counted } from '~/lib/format-text';
import type { FeatureRequest } from '../requests.ts';

/** The significant words of a text, reduced to their stem: "fees" and "fee" are equal. */
function stems(text: string): Set<string> {
  const words = text
    .normalize('NFKD')
    .replace(/[\u0300-\u036f'’]/g, '')
    .toLowerCase()
    .match(/[a-z0-9]{3,}/g);
  const telling = (words ?? []).filter((word) => !COMMON.has(word));
  return new Set(telling.map((word) => word.replace(/(?:ing|ies|es|ed|[sey])$/, '').slice(0, 7)));
}

const COMMON = new Set(
  'the and for with that from have are can our you your all when they their this tred should need want'.split(
    ' ',
  ),
);

/** Similar requests, best match first. A word in the title counts three times as much as one in the description. */
export function similarRequests<T extends Pick<FeatureRequest, 'title' | 'description'>>(
  typed: string,
  requests: readonly T[],
  most: number,
): T[] {
  const wanted = [...stems(typed)];
  const shared = (text: string) => {
    const own = stems(text);
    return wanted.filter((stem) => own.has(stem)).length;
  };
  return requests
    .map((request) => ({ request, likeness: 3 * shared(request.title) + shared(request.description) }))
    .filter(({ likeness }) => likeness >= 3)
    .sort((a, b) => b.likeness - a.likeness)
    .slice(0, most)
    .map(({ request }) => request);
}

const MOST = 3;

export function start(): void {
  const part = document.querySelector<HTMLElement>('[data-client=SimilarRequests]');
  const form = part?.closest('form');
  const list = part?.querySelector('ul');
  const status = part?.querySelector<HTMLElement>('[role=status]');
  if (!part || !form || !list || !status) return;
  const requests = [...list.children].map((row) => ({
    row: row as HTMLElement,
    title: row.querySelector('a')?.textContent ?? '',
    description: (row as HTMLElement).dataset.description ?? '',
  }));
  const { one = '', many = '' } = status.dataset;

  function suggest(): void {
    const data = new FormData(form ?? undefined);
    const similar = similarRequests(`${data.get('title')} ${data.get('description')}`, requests, MOST);
    for (const { row } of requests) row.hidden = true;
    for (const { row } of similar) {
      row.hidden = false;
      list?.append(row);
    }
    if (list?.parentElement) list.parentElement.hidden = similar.length === 0;
    if (status) status.textContent = similar.length > 0 ? counted(similar.length, { one, many }) : '';
  }
  form.addEventListener('input', suggest);
  form.addEventListener('reset', () => setTimeout(suggest));
}
