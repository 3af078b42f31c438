// Feature requests by status: columns on wide screens, lists below each other on a phone.

import { Badge } from '~/components/Badge/Badge';
import type { BadgeTone } from '~/components/Badge/schema';
import { FactLine } from '~/components/FactLine/FactLine';
import { Section, type SectionProps } from '~/components/Section/Section';
import type { Link } from '~/components/schema';
import css from './StatusColumns.module.css';

export type StatusColumnsItem = {
  title: string;
  href: string;
  /** In reading order: "341 votes", "Term II 2027". */
  facts: readonly string[];
  link?: Link | undefined;
};

export type StatusColumnsColumn = {
  title: string;
  tone: BadgeTone;
  text: string;
  count: number;
  items: readonly StatusColumnsItem[];
  all?: Link | undefined;
};

export type StatusColumnsProps = SectionProps & {
  columns: readonly StatusColumnsColumn[];
};

export function StatusColumns({ title, columns, ...section }: StatusColumnsProps) {
  return (
    <Section {...section}>
      <h2 className="visually-hidden">{title}</h2>
      <div className={css.board}>
        {columns.map((column) => (
          <section className={css.column} key={column.title}>
            <div className={css.head}>
              <h3>{column.title}</h3>
              <Badge tone={column.tone}>{String(column.count)}</Badge>
            </div>
            <p className={`quiet medium ${css.text}`}>{column.text}</p>
            <ul role="list">
              {column.items.map((item) => (
                <li className={css.item} key={item.title}>
                  <h4 className={css.name}>
                    <a href={item.href}>{item.title}</a>
                  </h4>
                  <FactLine className={`quiet small numbers ${css.facts}`} facts={item.facts} />
                  {item.link && (
                    <p className={`medium bold ${css.link}`}>
                      <a href={item.link.href}>{item.link.label}</a>
                    </p>
                  )}
                </li>
              ))}
            </ul>
            {column.all && (
              <p className={`medium bold ${css.link}`}>
                <a href={column.all.href}>{column.all.label}</a>
              </p>
            )}
          </section>
        ))}
      </div>
    </Section>
  );
}
