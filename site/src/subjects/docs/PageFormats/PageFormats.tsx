// When a page was last changed, and what else it comes as: Markdown, a data file.

import { formatDate } from '~/lib/dates';
import type { Link } from '~/ui/Action/Action';
import css from './PageFormats.module.css';

export type PageFormatsProps = {
  /** The date as `2026-11-02`. */
  updated: string;
  forms: readonly Link[];
};

export function PageFormats({ updated, forms }: PageFormatsProps) {
  return (
    <ul className={css.forms}>
      <li>
        Last updated <time dateTime={updated}>{formatDate(updated)}</time>
      </li>
      {forms.map(({ label, href }) => (
        <li key={href} data-screen-only="">
          <a href={href}>{label}</a>
        </li>
      ))}
    </ul>
  );
}
