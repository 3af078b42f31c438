// Every request of the API on one page, part by part: method, path and what it does, each a link to its description.
import type { OperationLine } from '../api/reference';
import { MethodLine } from '../MethodLine/MethodLine';
import css from './OperationIndex.module.css';

export type OperationIndexProps = {
  parts: readonly { id: string; title: string; href: string; lines: readonly OperationLine[] }[];
};

export function OperationIndex({ parts }: OperationIndexProps) {
  return parts.map(({ id, title, href, lines }) => (
    <section className={css.part} key={id} aria-labelledby={id}>
      <h2 className={css.title} id={id}>
        <a href={href}>{title}</a>
      </h2>
      <ul>
        {lines.map((line) => (
          <li className={css.line} key={line.href}>
            <MethodLine method={line.method} path={line.path} />
            <a className={css.link} href={line.href}>
              {line.title}
            </a>
          </li>
        ))}
      </ul>
    </section>
  ));
}
