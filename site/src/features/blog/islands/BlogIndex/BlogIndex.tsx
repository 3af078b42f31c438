// The list of articles, six at a time. Fetches more on demand; without script Load more links to the next page.
import { type KeyboardEvent, type MouseEvent, useEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { CoverCard } from '~/components/CoverCard/CoverCard';
import { counted, fillValues } from '~/lib/format-text';
import { pagePath } from '~/lib/paging';
import type { BlogListWords } from '../../words';
import { type IndexedPost, LIST, loadArticles, PER_PAGE } from './articles';
import css from './BlogIndex.module.css';

type BlogIndexProps = {
  items: readonly IndexedPost[];
  page: number;
  pages: number;
  total: number;
  words: BlogListWords;
};

/** In the address, the number of pages that Load more has added: a reload shows them again. */
export const ADDED = 'more';

export function BlogIndex({ items, page, pages, total, words }: BlogIndexProps) {
  const [cards, setCards] = useState(items);
  const [notice, setNotice] = useState('');
  // False on the server and on the first render, so that hydration matches.
  const [awake, setAwake] = useState(false);
  const list = useRef<HTMLUListElement>(null);

  const last = page - 1 + Math.ceil(cards.length / PER_PAGE);

  useEffect(() => {
    setAwake(true);
    const added = Number(new URLSearchParams(location.search).get(ADDED));
    const from = (page - 1) * PER_PAGE;
    if (added > 0)
      loadArticles()
        .then((all) => setCards(all.slice(from, from + (added + 1) * PER_PAGE)))
        .catch(() => setNotice(words.failed));
  }, [page, words]);

  async function loadMore() {
    setNotice(words.loading);
    try {
      const more = (await loadArticles()).slice(last * PER_PAGE, (last + 1) * PER_PAGE);
      flushSync(() => setCards([...cards, ...more]));
      setNotice('');
      const address = new URL(location.href);
      address.searchParams.set(ADDED, String(last - page + 1));
      history.replaceState(history.state, '', address);
      list.current?.children[cards.length]?.querySelector('a')?.focus();
    } catch {
      setNotice(words.failed);
    }
  }

  function follow(event: MouseEvent | KeyboardEvent) {
    // Modified clicks open a new tab.
    if (event.ctrlKey || event.metaKey || event.shiftKey) return;
    event.preventDefault();
    void loadMore();
  }

  return (
    <div>
      <p className={css.status} role="status">
        {notice || summary(words, { page, total, shown: cards.length })}
      </p>
      <ul className={css.list} ref={list}>
        {cards.map(({ author, facts, ...card }) => (
          <li key={card.href}>
            <CoverCard {...card} facts={[author, ...facts]} />
          </li>
        ))}
      </ul>
      {last < pages && (
        // With script the link is a button, so that the space bar presses it.
        <a
          className={css.button}
          href={pagePath(LIST, last + 1)}
          rel="next"
          role={awake ? 'button' : undefined}
          onClick={follow}
          onKeyDown={(event) => event.key === ' ' && follow(event)}
        >
          {words.more}
        </a>
      )}
    </div>
  );
}

type Shown = { page: number; total: number; shown: number };

function summary(words: BlogListWords, { page, total, shown }: Shown): string {
  const articles = counted(total, words.unit);
  if (page === 1 && shown <= PER_PAGE) return articles;
  const before = (page - 1) * PER_PAGE;
  return fillValues(words.range, { first: before + 1, last: before + shown, articles });
}
