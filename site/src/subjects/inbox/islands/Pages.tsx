// Turns the pages of a long list; nothing while there is only one.
import { fillPlaces } from '~/lib/words';
import css from './Inbox.module.css';

type PagesProps = {
  /** The first is 0. */
  page: number;
  total: number;
  /** How many entries a page has. */
  size: number;
  words: { newer: string; older: string; page: string };
  onTurn: (page: number) => void;
};

export function Pages({ page, total, size, words, onTurn }: PagesProps) {
  const pages = Math.ceil(total / size);
  if (pages < 2) return null;
  return (
    <p className={css.pages} data-screen-only>
      <button className={css.quiet} type="button" disabled={page === 0} onClick={() => onTurn(page - 1)}>
        {words.newer}
      </button>
      <span role="status">{fillPlaces(words.page, { page: page + 1, pages })}</span>
      <button
        className={css.quiet}
        type="button"
        disabled={page + 1 >= pages}
        onClick={() => onTurn(page + 1)}
      >
        {words.older}
      </button>
    </p>
  );
}
