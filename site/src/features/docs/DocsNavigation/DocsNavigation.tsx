// Parts of a documentation page: links to all pages, date of the last change, other formats.

import type { Link } from '~/components/schema';
import { interfaceWords } from '~/facts/interface';
import { formatDate } from '~/lib/dates';
import css from './DocsNavigation.module.css';

export type DocsNavigationProps = {
  overview: Link;
  parts: readonly { title: string; links: readonly Link[] }[];
  path: string;
};

/** The pages of this part, and the first page of each other part. Folded on a narrow screen; CSS opens it on a wide one. */
export function DocsNavigation({ overview, parts, path }: DocsNavigationProps) {
  const here = [overview, ...parts.flatMap(({ links }) => links)].find(({ href }) => href === path);
  return (
    <nav className={css.navigation} aria-label={interfaceWords.docs.name}>
      <details className={`field ${css.menu}`}>
        <summary className={`small ${css.summary}`}>
          <span className={`bold ${css.word}`}>{interfaceWords.docs.name}</span>
          <span className={`quiet ${css.here}`}>{here?.label}</span>
        </summary>
        <Entry {...overview} path={path} />
        <ul>
          {parts.map(({ title, links }) => (
            <li className={`small bold ${css.part}`} key={title}>
              {links.length > 1 && links.includes(here ?? overview) ? (
                <>
                  <p className={css.title}>{title}</p>
                  <ul className={css.links}>
                    {links.map((link) => (
                      <li key={link.href}>
                        <Entry {...link} path={path} />
                      </li>
                    ))}
                  </ul>
                </>
              ) : (
                <a
                  className={css.title}
                  href={links[0]?.href}
                  aria-current={links[0]?.href === path ? 'page' : undefined}
                >
                  {title}
                </a>
              )}
            </li>
          ))}
        </ul>
      </details>
    </nav>
  );
}

function Entry({ label, href, path }: Link & { path: string }) {
  return (
    <a className={`small ${css.link}`} href={href} aria-current={href === path ? 'page' : undefined}>
      {label}
    </a>
  );
}

type PageFormatsProps = {
  /** The date as `2026-11-02`. */
  updated: string;
  forms: readonly Link[];
};

export function PageFormats({ updated, forms }: PageFormatsProps) {
  return (
    <ul role="list" className={`quiet small row ${css.forms}`}>
      <li>
        {interfaceWords.lastUpdated} <time dateTime={updated}>{formatDate(updated)}</time>
      </li>
      {forms.map(({ label, href }) => (
        <li key={href} data-screen-only="">
          <a href={href}>{label}</a>
        </li>
      ))}
    </ul>
  );
}
