// All articles: searched as you type, brought in six at a time. Its server HTML is the plain list of them all.
import { useDeferredValue, useEffect, useMemo, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { matcher } from '~/lib/search-words';
import { counted } from '~/lib/words';
import { CoverCard } from '~/ui/CoverCard/CoverCard';
import css from './BlogIndex.module.css';

const STEP = 6;
const UNIT = { one: 'article', many: 'articles' };

/** What a card shows, ready to be shown, and what is searched. */
export type IndexedPost = {
  seed: string;
  title: string;
  text: string;
  author: string;
  category: string;
  href: string;
  /** "12 June 2026", "6 min read". */
  facts: readonly string[];
};

type BlogIndexProps = {
  posts: readonly IndexedPost[];
  /** Words that find something, offered when a search found nothing. */
  suggestions: readonly string[];
};

export function BlogIndex({ posts, suggestions }: BlogIndexProps) {
  const [query, setQuery] = useState('');
  const [shown, setShown] = useState(STEP);
  // False in the server's HTML and on the first render, which therefore agree.
  const [awake, setAwake] = useState(false);
  const input = useRef<HTMLInputElement>(null);
  const list = useRef<HTMLUListElement>(null);

  // The field answers at once; the list follows when the phone has time.
  const searched = useDeferredValue(query.trim());
  const found = useMemo(() => {
    const matches = matcher(searched);
    return posts.filter(({ title, text, author, category }) => matches(title, text, author, category));
  }, [posts, searched]);
  const visible = awake ? found.slice(0, shown) : found;

  useEffect(() => {
    // What was typed before this script arrived counts for more than the address.
    const text = input.current?.value || new URLSearchParams(location.search).get('q') || '';
    if (input.current) input.current.value = text;
    setQuery(text);
    setAwake(true);
  }, []);

  useEffect(() => {
    if (awake) keepInAddress(query.trim());
  }, [awake, query]);

  function search(text: string) {
    setQuery(text);
    setShown(STEP);
  }

  function searchInstead(text: string) {
    if (input.current) input.current.value = text;
    input.current?.focus();
    search(text);
  }

  function loadMore() {
    flushSync(() => setShown(shown + STEP));
    list.current?.children[shown]?.querySelector('a')?.focus();
  }

  return (
    <div className={awake ? css.awake : css.asleep}>
      <search className={css.search}>
        <form action="/blog" method="get" onSubmit={(event) => event.preventDefault()}>
          <label htmlFor="blog-search">Search articles</label>
          <div>
            <input
              ref={input}
              id="blog-search"
              name="q"
              type="search"
              autoComplete="off"
              placeholder="Fees, UNEB, attendance …"
              onChange={(event) => search(event.target.value)}
            />
            <button type="submit">Search</button>
          </div>
          <p role="status">{summary(searched, found.length, awake ? visible.length : STEP)}</p>
        </form>
      </search>
      {found.length === 0 ? (
        <div className={css.empty}>
          <h3>Nothing here says “{searched}”</h3>
          <p>Try a shorter word or one of these, or choose a category.</p>
          <ul>
            {suggestions.map((word) => (
              <li key={word}>
                <button className={css.button} type="button" onClick={() => searchInstead(word)}>
                  {word}
                </button>
              </li>
            ))}
          </ul>
          <p>
            Or <a href="/contact">ask us to write about it</a>.
          </p>
        </div>
      ) : (
        <ul className={css.list} ref={list}>
          {visible.map(({ author, facts, ...card }) => (
            <li key={card.seed}>
              <CoverCard {...card} facts={[author, ...facts]} />
            </li>
          ))}
        </ul>
      )}
      {found.length > (awake ? shown : STEP) && (
        <button className={`${css.button} ${css.more}`} type="button" onClick={loadMore}>
          Load more
        </button>
      )}
    </div>
  );
}

function summary(searched: string, found: number, visible: number): string {
  const articles = counted(found, UNIT);
  if (searched) return `${found ? articles : 'No article'} for “${searched}”`;
  return visible > STEP ? `Showing ${visible} of ${articles}` : articles;
}

/** A search can be bookmarked and sent; it makes no steps for the back button. */
function keepInAddress(query: string): void {
  const address = new URL(location.href);
  if (query) address.searchParams.set('q', query);
  else address.searchParams.delete('q');
  if (address.href !== location.href) history.replaceState(history.state, '', address);
}
