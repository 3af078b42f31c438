// Lists existing requests that are similar to the typed one, with votes.

import { useDeferredValue, useEffect, useRef, useState } from 'react';
import type { WordsOf } from '~/facts/forms';
import { counted } from '~/lib/format-text';
import type { FeatureRequest } from '../../requests.ts';
import css from './SimilarRequests.module.css';

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

export type ExistingRequest = { title: string; description: string; status: string; href: string };

type SimilarRequestsProps = {
  words: WordsOf<'feature-request'>['similar'];
  requests: readonly ExistingRequest[];
};

export function SimilarRequests({ words, requests }: SimilarRequestsProps) {
  const place = useRef<HTMLDivElement>(null);
  const [typed, setTyped] = useState('');
  const similar = similarRequests(useDeferredValue(typed), requests, MOST);

  useEffect(() => {
    const form = place.current?.closest('form');
    const read = () => {
      const data = new FormData(form ?? undefined);
      setTyped(`${data.get('title')} ${data.get('description')}`);
    };
    read();
    form?.addEventListener('input', read);
    return () => form?.removeEventListener('input', read);
  }, []);

  return (
    <div ref={place}>
      <p className="visually-hidden" role="status">
        {similar.length > 0 && counted(similar.length, words.found)}
      </p>
      {similar.length > 0 && (
        <div className={css.similar}>
          <p className={css.title}>{words.title}</p>
          <ul className={css.list}>
            {similar.map((request) => (
              <li key={request.href}>
                <a href={request.href}>{request.title}</a>{' '}
                <span className={css.status}>{request.status}</span>
              </li>
            ))}
          </ul>
        </div>
      )}
    </div>
  );
}
