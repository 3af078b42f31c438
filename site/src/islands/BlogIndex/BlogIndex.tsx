// All articles: searched as you type, brought in six at a time. Its server HTML is the plain list of them all.
import { Search } from 'lucide-react';
import { type ChangeEvent, useDeferredValue, useEffect, useMemo, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { matcher } from '~/lib/search';
import { counted } from '~/lib/words';
import { CoverCard } from '~/ui/CoverCard/CoverCard';
import css from './BlogIndex.module.css';

const STEP = 6;
const UNIT = { one: 'article', many: 'articles' };

export type IndexedPost = {
  number: number;
  title: string;
  excerpt: string;
  author: string;
  category: string;
  /** As shown: "12 June 2026". */
  date: string;
  minutes: number;
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
    return posts.filter(({ title, excerpt, author, category }) => matches(title, excerpt, author, category));
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

  function loadMore() {
    flushSync(() => setShown(shown + STEP));
    list.current?.children[shown]?.querySelector('a')?.focus();
  }

  function searchInstead(text: string) {
    if (input.current) input.current.value = text;
    input.current?.focus();
    search(text);
  }

  return (
    <div className={awake ? `${css.index} ${css.awake}` : css.index}>
      <search className={css.search}>
        <form action="/blog" method="get" onSubmit={(event) => event.preventDefault()}>
          <label className={css.label} htmlFor="blog-search">
            Search articles
          </label>
          <div className={css.row}>
            <input
              className={css.input}
              ref={input}
              id="blog-search"
              name="q"
              type="search"
              autoComplete="off"
              enterKeyHint="search"
              placeholder="Fees, UNEB, attendance …"
              onChange={(event: ChangeEvent<HTMLInputElement>) => search(event.target.value)}
            />
            <button className={css.submit} type="submit">
              <Search size={20} aria-hidden="true" />
              <span className="visually-hidden">Search</span>
            </button>
          </div>
          <p className={css.count} role="status">
            {summary(searched, found.length, awake ? visible.length : STEP)}
          </p>
        </form>
      </search>
      {found.length === 0 ? (
        <div className={css.empty}>
          <h3 className={css.emptyTitle}>Nothing here says “{searched}”</h3>
          <p>Try a shorter word or one of these, or choose a category.</p>
          <ul className={css.suggestions}>
            {suggestions.map((word) => (
              <li key={word}>
                <button className={css.suggestion} type="button" onClick={() => searchInstead(word)}>
                  {word}
                </button>
              </li>
            ))}
          </ul>
          <p>
            <button className={css.clear} type="button" onClick={() => searchInstead('')}>
              Show all {posts.length} articles
            </button>{' '}
            or <a href="/contact">ask us to write about it</a>.
          </p>
        </div>
      ) : (
        <ul className={css.list} ref={list}>
          {visible.map((post, index) => (
            <li className={index < STEP ? undefined : css.rest} key={post.number}>
              <CoverCard
                cover={{
                  seed: `blog-${post.number}`,
                  title: post.title,
                  text: post.excerpt,
                  href: `/blog/${post.number}`,
                  category: post.category,
                  facts: [post.author, post.date, `${post.minutes} min read`],
                }}
              />
            </li>
          ))}
        </ul>
      )}
      {found.length > (awake ? shown : STEP) && (
        <button className={css.more} type="button" onClick={loadMore}>
          Load more
        </button>
      )}
    </div>
  );
}

function summary(searched: string, found: number, visible: number): string {
  const articles = counted(found, UNIT);
  if (searched) return `${found === 0 ? 'No article' : articles} for “${searched}”`;
  return visible > STEP ? `Showing ${visible} of ${articles}` : articles;
}

/** A search can be bookmarked and sent; it makes no steps for the back button. */
function keepInAddress(query: string): void {
  const address = new URL(location.href);
  if (query) address.searchParams.set('q', query);
  else address.searchParams.delete('q');
  if (address.href !== location.href) history.replaceState(history.state, '', address);
}
