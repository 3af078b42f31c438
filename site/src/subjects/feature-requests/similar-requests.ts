// Which feature requests resemble a text: by the words they share, whatever their endings.
import type { FeatureRequest } from './requests.ts';

/** The words of a text that tell one request from another, cut to their stem: "fees" and "fee" are one. */
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

/** What resembles a text, the most alike first: a word in the title counts three times one in the description. */
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
