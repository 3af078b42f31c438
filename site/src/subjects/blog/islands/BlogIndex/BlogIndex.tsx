// The list of articles, six at a time, with search. Fetches more articles on demand; without script Load more links to
// the next page.
import { type KeyboardEvent, type MouseEvent, useEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { counted, fillValues } from '~/lib/format-text';
import { pagePath } from '~/lib/paging';
import { CoverCard } from '~/ui/CoverCard/CoverCard';
import type { BlogListWords } from '../../words';
import { type IndexedPost, LIST, loadArticles, matches, PER_PAGE } from './articles';
import css from './BlogIndex.module.css';

type BlogIndexProps = {
  items: readonly IndexedPost[];
  page: number;
  pages: number;
  total: number;
  words: BlogListWords;
};

/** All results of a search, and the number of visible ones. */
type Found = { query: string; cards: readonly IndexedPost[]; shown: number };

export function BlogIndex({ items, page, pages, total, words }: BlogIndexProps) {
  const [query, setQuery] = useState('');
  const [listed, setListed] = useState({ cards: items, last: page });
  const [found, setFound] = useState<Found>();
  const [notice, setNotice] = useState('');
  // False on the server and on the first render, so that hydration matches.
  const [awake, setAwake] = useState(false);
  const input = useRef<HTMLInputElement>(null);
  const list = useRef<HTMLUListElement>(null);

  const searched = query.trim();
  const [beforeLink, afterLink] = words.ask.split('{link}');
  const cards = found ? found.cards.slice(0, found.shown) : listed.cards;

  useEffect(() => {
    // Text typed before hydration wins over the address.
    const text = input.current?.value || new URLSearchParams(location.search).get('q') || '';
    if (input.current) input.current.value = text;
    setQuery(text);
    setAwake(true);
  }, []);

  useEffect(() => {
    if (awake) keepInAddress(searched, listed.last);
  }, [awake, searched, listed.last]);

  useEffect(() => {
    setNotice('');
    if (!searched) return setFound(undefined);
    // Ignore the reply to an outdated query.
    let current = true;
    search(searched)
      .then((result) => current && setFound(result))
      .catch(() => current && setNotice(words.failed));
    return () => {
      current = false;
    };
  }, [searched, words]);

  function searchInstead(text: string) {
    if (input.current) input.current.value = text;
    input.current?.focus();
    setQuery(text);
  }

  async function loadMore() {
    setNotice(words.loading);
    try {
      if (found) flushSync(() => setFound({ ...found, shown: found.shown + PER_PAGE }));
      else {
        const more = (await loadArticles()).slice(listed.last * PER_PAGE, (listed.last + 1) * PER_PAGE);
        flushSync(() => setListed({ cards: [...cards, ...more], last: listed.last + 1 }));
      }
      setNotice('');
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

  /** The back button returns to the top of the article's page, because the list may be shorter then. */
  function leave({ target }: MouseEvent) {
    if (cards.length === items.length) return;
    history.scrollRestoration = 'manual';
    const place = [...(list.current?.children ?? [])].findIndex((card) => card.contains(target as Node));
    keepInAddress(searched, page + Math.floor(place / PER_PAGE));
  }

  return (
    <div>
      <search className={css.search}>
        <form action={LIST} method="get" onSubmit={(event) => event.preventDefault()}>
          <label htmlFor="blog-search">{words.label}</label>
          <div>
            <input
              ref={input}
              id="blog-search"
              name="q"
              type="search"
              autoComplete="off"
              placeholder={words.placeholder}
              onChange={(event) => setQuery(event.target.value)}
            />
            <button type="submit">{words.button}</button>
          </div>
          <p role="status">
            {notice ||
              (searched && !found
                ? words.searching
                : summary(words, found, { page, total, shown: cards.length }))}
          </p>
        </form>
      </search>
      {found?.cards.length === 0 ? (
        <div className={css.empty}>
          <h3>{fillValues(words.nothing, { query: found.query })}</h3>
          <p>{words.advice}</p>
          <ul>
            {words.suggestions.map((word) => (
              <li key={word}>
                <button className={css.button} type="button" onClick={() => searchInstead(word)}>
                  {word}
                </button>
              </li>
            ))}
          </ul>
          <p>
            {beforeLink}
            <a href={words.askLink.href}>{words.askLink.label}</a>
            {afterLink}
          </p>
        </div>
      ) : (
        // biome-ignore lint/a11y/useKeyWithClickEvents: the targets are links, and a key on a link is a click.
        <ul className={css.list} ref={list} onClick={leave}>
          {cards.map(({ author, facts, ...card }) => (
            <li key={card.href}>
              <CoverCard {...card} facts={[author, ...facts]} />
            </li>
          ))}
        </ul>
      )}
      {found && found.cards.length > cards.length && (
        <button className={css.button} type="button" onClick={() => void loadMore()}>
          {words.more}
        </button>
      )}
      {!found && listed.last < pages && (
        // With script the link is a button, so that the space bar presses it.
        <a
          className={css.button}
          href={pagePath(LIST, listed.last + 1)}
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

async function search(query: string): Promise<Found> {
  const cards = (await loadArticles()).filter((card) => matches(card, query));
  return { query, cards, shown: PER_PAGE };
}

type Shown = { page: number; total: number; shown: number };

function summary(words: BlogListWords, found: Found | undefined, { page, total, shown }: Shown): string {
  if (found) {
    const { query, cards } = found;
    if (cards.length === 0) return fillValues(words.none, { query });
    return fillValues(words.found, { articles: counted(cards.length, words.unit), query });
  }
  const articles = counted(total, words.unit);
  if (page === 1) return shown > PER_PAGE ? fillValues(words.shown, { shown, articles }) : articles;
  const before = (page - 1) * PER_PAGE;
  return fillValues(words.range, { first: before + 1, last: before + shown, articles });
}

/** A reload shows the same list; the back button gets no extra step. */
function keepInAddress(query: string, page: number): void {
  const address = new URL(location.href);
  // A search covers all pages.
  address.pathname = pagePath(LIST, query ? 1 : page);
  if (query) address.searchParams.set('q', query);
  else address.searchParams.delete('q');
  if (address.href !== location.href) history.replaceState(history.state, '', address);
}
