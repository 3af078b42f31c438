// Requests that resemble what is being typed into the form around it: a vote for one of them says it louder.
import { useDeferredValue, useEffect, useRef, useState } from 'react';
import { counted } from '~/lib/words';
import { similarRequests } from '../../similar-requests';
import css from './SimilarRequests.module.css';

const MOST = 3;

export type ExistingRequest = { title: string; description: string; status: string; href: string };

export type SimilarWords = { title: string; found: { one: string; many: string } };

type SimilarRequestsProps = { words: SimilarWords; requests: readonly ExistingRequest[] };

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
