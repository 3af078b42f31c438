// Pagination: links to the nearest, first and last pages, and some between.
import { offeredPages, pagePath } from '~/lib/paging';
import css from './PageLinks.module.css';

export type PageLinksProps = {
  /** Accessible name of the landmark: `Pages`. */
  label: string;
  /** The address of the first page. */
  list: string;
  page: number;
  pages: number;
};

export function PageLinks({ label, list, page, pages }: PageLinksProps) {
  if (pages === 1) return null;
  return (
    <nav aria-label={label}>
      <ul className={`row ${css.links}`}>
        {offeredPages(page, pages).map((each) => (
          <li key={each}>
            <a
              className={`numbers ${css.link}`}
              href={pagePath(list, each)}
              aria-current={each === page ? 'page' : undefined}
              rel={each === page - 1 ? 'prev' : each === page + 1 ? 'next' : undefined}
            >
              <span className="visually-hidden">Page </span>
              {each}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
