// The list of articles, six on a page. Load more links to the next page; BlogList.client.ts appends that page instead.
import { CoverCard } from '~/components/CoverCard/CoverCard';
import { counted, fillValues } from '~/lib/format-text';
import { pagePath, type Slice } from '~/lib/paging';
import type { Cover } from '~/sections/Covers/Covers';
import { LIST, PER_PAGE } from '../paths';
import type { BlogListWords } from '../words';
import css from './BlogList.module.css';

type BlogListProps = Slice<Cover> & { words: BlogListWords };

export function BlogList({ items, page, pages, total, words }: BlogListProps) {
  const articles = counted(total, words.unit);
  const first = (page - 1) * PER_PAGE + 1;
  const range = fillValues(words.range, { first, articles });
  return (
    <div data-client="BlogList">
      <p className={`quiet medium ${css.status}`} role="status" data-range={range} data-first={first}>
        {page === 1 ? articles : fillValues(range, { last: first + items.length - 1 })}
      </p>
      <ul role="list" className={`columns-3 ${css.list}`}>
        {items.map((card) => (
          <li key={card.href}>
            <CoverCard {...card} />
          </li>
        ))}
      </ul>
      {page < pages && (
        <a
          className={`bold ${css.button}`}
          href={pagePath(LIST, page + 1)}
          rel="next"
          data-loading={words.loading}
          data-failed={words.failed}
        >
          {words.more}
        </a>
      )}
    </div>
  );
}
