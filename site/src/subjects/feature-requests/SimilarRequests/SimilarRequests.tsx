// Existing requests, of which SimilarRequests.client.ts shows those that are similar to the typed one.

import type { WordsOf } from '~/facts/forms';
import css from './SimilarRequests.module.css';

type SimilarRequestsProps = {
  words: WordsOf<'feature-request'>['similar'];
  requests: readonly { title: string; description: string; status: string; href: string }[];
};

export function SimilarRequests({ words, requests }: SimilarRequestsProps) {
  return (
    <div data-client="SimilarRequests">
      <p className="visually-hidden" role="status" data-one={words.found.one} data-many={words.found.many} />
      <div className={css.similar} hidden>
        <p className={css.title}>{words.title}</p>
        <ul className={css.list}>
          {requests.map(({ href, title, status, description }) => (
            <li key={href} data-description={description} hidden>
              <a href={href}>{title}</a> <span className={css.status}>{status}</span>
            </li>
          ))}
        </ul>
      </div>
    </div>
  );
}
