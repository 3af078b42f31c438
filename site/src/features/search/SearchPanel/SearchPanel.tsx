// The search panel: field, results, and messages. It is a plain form to /search; search-results.client.ts shows results while the
// visitor types.

import Search from 'lucide-react/icons/search';
import { Fragment, type ReactNode } from 'react';
import { inPage } from '~/components/Icon/in-page';
import type { Link } from '~/components/schema';
import { scriptWords } from '~/components/script-words';
import { ARTICLES_ONLY } from '~/lib/articles-only';
import { INDEX_ADDRESS } from '../index-file';
import type { SearchWords } from '../words';
import css from './SearchPanel.module.css';

export type SearchPanelProps = {
  words: SearchWords;
  /** Id of the field: a page may have a panel besides the header's. */
  id: string;
  /** Popular pages, shown before a query. */
  suggestions?: readonly Link[];
  /** Offers to search everything where the address asks for articles only; on the page only. */
  articles?: string;
  /** Drawings above the messages; on the page only, to keep the dialog small. */
  none?: ReactNode;
  failed?: ReactNode;
  children?: ReactNode;
};

export function SearchPanel({
  id,
  words,
  suggestions = [],
  articles,
  none,
  failed,
  children,
}: SearchPanelProps) {
  const pages = <a href="/search#all">{words.pages}</a>;
  return (
    <div className={css.panel} data-client="SearchPanel" data-search-panel={INDEX_ADDRESS}>
      <search className={css.search} data-needs-script>
        <form className={css.form} action="/search" method="get">
          <label className="visually-hidden" htmlFor={id}>
            {words.label}
          </label>
          <input
            className={css.field}
            id={id}
            name="q"
            type="search"
            placeholder={words.placeholder}
            autoComplete="off"
            autoCapitalize="none"
            spellCheck="false"
            enterKeyHint="search"
          />
          <button className={`icon-button ${css.send}`} type="submit">
            <Search size={20} {...inPage} />
            <span className="visually-hidden">{words.send}</span>
          </button>
          {articles && (
            <label className={`quiet small ${css.note}`} hidden>
              <input type="checkbox" {...ARTICLES_ONLY} /> {articles}
            </label>
          )}
        </form>
      </search>
      <div>
        <p className={`quiet small ${css.status}`} role="status" data-loading={scriptWords.loading} />
        <ol />
        <p className={css.more} hidden>
          <a href="/search">{words.all}</a>
        </p>
        <div data-when="none" hidden>
          {none}
          <p className={`quiet small ${css.note}`}>
            <Sentence
              text={words.none.text}
              parts={{ pages, contact: <a href="/contact">{words.none.contact}</a> }}
            />
          </p>
        </div>
        <div data-when="failed" hidden>
          {failed}
          <p className={`quiet small ${css.note}`}>
            <Sentence
              text={words.failed.text}
              parts={{ pages, again: <button type="button">{words.failed.again}</button> }}
            />
          </p>
        </div>
        {suggestions.length > 0 && (
          <div data-when="idle">
            <p className={`quiet small ${css.status}`}>{words.suggestions}</p>
            <ul role="list" className={css.links}>
              {suggestions.map(({ label, href }) => (
                <li key={href}>
                  <a href={href}>{label}</a>
                </li>
              ))}
            </ul>
            {children}
          </div>
        )}
      </div>
      <template>
        <li className={css.result}>
          <a className={css.link} href="/search">
            <span className={`quiet small ${css.section}`} data-part="section" />{' '}
            <span className="bold brand" data-part="title">
              Title
            </span>
            <span className={css.heading} data-part="heading" />
          </a>
          <p className={`quiet small ${css.snippet}`} data-part="snippet" />
        </li>
      </template>
    </div>
  );
}

function Sentence({ text, parts }: { text: string; parts: Readonly<Record<string, ReactNode>> }) {
  return text
    .split(/\{(\w+)\}/)
    .map((part, at) => <Fragment key={part}>{at % 2 === 0 ? part : parts[part]}</Fragment>);
}
