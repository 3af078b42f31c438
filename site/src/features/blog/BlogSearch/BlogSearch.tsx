// The search of the site, for articles only.
import { ARTICLES_ONLY } from '~/lib/articles-only';
import type { BlogListWords } from '../words';
import css from './BlogSearch.module.css';

export const BlogSearch = ({ words }: { words: BlogListWords }) => (
  <search className={css.search}>
    <form action="/search" method="get">
      <label htmlFor="blog-search">{words.label}</label>
      <div>
        <input id="blog-search" name="q" type="search" autoComplete="off" placeholder={words.placeholder} />
        <button type="submit">{words.button}</button>
      </div>
      <input type="hidden" {...ARTICLES_ONLY} />
    </form>
  </search>
);
