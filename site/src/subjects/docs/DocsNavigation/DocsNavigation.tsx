// Around a page of the documentation: the links to all pages, when it last changed, and its other formats.

import { interfaceWords } from '~/facts/interface';
import { formatDate } from '~/lib/dates';
import type { Link } from '~/ui/words';
import css from './DocsNavigation.module.css';

export type DocsNavigationProps = {
  /** The overview, above all parts. */
  overview: Link;
  parts: readonly { title: string; links: readonly Link[] }[];
  /** The address of the page one is on. */
  path: string;
};

export function DocsNavigation(props: DocsNavigationProps) {
  const here = [props.overview, ...props.parts.flatMap(({ links }) => links)].find(
    ({ href }) => href === props.path,
  );
  return (
    <nav className={css.navigation} aria-label={interfaceWords.docs.name}>
      {/* Twice, since nothing but a script could open one list by the width of the screen; only one is ever shown. */}
      <details className={css.phone}>
        <summary className={css.summary}>
          <span className={css.word}>{interfaceWords.docs.all}</span>
          <span className={css.here}>{here?.label}</span>
        </summary>
        <Pages {...props} />
      </details>
      <div className={css.desktop}>
        <Pages {...props} />
      </div>
    </nav>
  );
}

function Pages({ overview, parts, path }: DocsNavigationProps) {
  return (
    <>
      <Entry {...overview} path={path} />
      {parts.map(({ title, links }) => (
        <details key={title} open={links.some(({ href }) => href === path)}>
          <summary className={css.part}>{title}</summary>
          <ul className={css.links}>
            {links.map((link) => (
              <li key={link.href}>
                <Entry {...link} path={path} />
              </li>
            ))}
          </ul>
        </details>
      ))}
    </>
  );
}

function Entry({ label, href, path }: Link & { path: string }) {
  return (
    <a className={css.link} href={href} aria-current={href === path ? 'page' : undefined}>
      {label}
    </a>
  );
}

export type PageFormatsProps = {
  /** The date as `2026-11-02`. */
  updated: string;
  forms: readonly Link[];
};

export function PageFormats({ updated, forms }: PageFormatsProps) {
  return (
    <ul className={css.forms}>
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
