// All pages of the documentation, by group.
import css from './DocsIndex.module.css';

export type DocsIndexProps = {
  parts: readonly { id: string; title: string; lines: readonly { title: string; href: string }[] }[];
};

export function DocsIndex({ parts }: DocsIndexProps) {
  return parts.map(({ id, title, lines }) => (
    <section className={css.pages} key={id} aria-labelledby={id}>
      <h2 className={css.title} id={id}>
        {title}
      </h2>
      <ul role="list">
        {lines.map((line) => (
          <li key={line.href}>
            <a className={`bold between ${css.link}`} href={line.href}>
              {line.title}
            </a>
          </li>
        ))}
      </ul>
    </section>
  ));
}
