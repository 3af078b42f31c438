// Links in groups: all pages, or all requests of the API.
import { MethodLine, type MethodLineProps } from '../ApiReference/ApiReference';
import css from './DocsIndex.module.css';

type PageLine = { title: string; href: string };
type RequestLine = PageLine & MethodLineProps;

export type DocsIndexProps = {
  parts: readonly {
    id: string;
    title: string;
    /** The page that describes the part. */
    href?: string;
    lines: readonly (PageLine | RequestLine)[];
  }[];
  look: 'pages' | 'requests';
};

export function DocsIndex({ parts, look }: DocsIndexProps) {
  return parts.map(({ id, title, href, lines }) => (
    <section className={css[look]} key={id} aria-labelledby={id}>
      <h2 className={css.title} id={id}>
        {href ? <a href={href}>{title}</a> : title}
      </h2>
      <ul>
        {lines.map((line) => (
          <li className={css.line} key={line.href}>
            {'method' in line && <MethodLine method={line.method} path={line.path} />}
            <a className={css.link} href={line.href}>
              {line.title}
            </a>
          </li>
        ))}
      </ul>
    </section>
  ));
}
