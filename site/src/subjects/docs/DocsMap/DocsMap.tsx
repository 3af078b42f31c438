// Every page of the documentation with what it is about, part by part: a table of contents one can read.
import css from './DocsMap.module.css';

export type DocsMapProps = {
  parts: readonly {
    id: string;
    title: string;
    pages: readonly { title: string; description: string; href: string }[];
  }[];
};

export function DocsMap({ parts }: DocsMapProps) {
  return parts.map(({ id, title, pages }) => (
    <section className={css.part} key={id} aria-labelledby={id}>
      <h2 className={css.title} id={id}>
        {title}
      </h2>
      <ul>
        {pages.map((page) => (
          <li className={css.page} key={page.href}>
            <a className={css.link} href={page.href}>
              {page.title}
            </a>
            <p className={css.description}>{page.description}</p>
          </li>
        ))}
      </ul>
    </section>
  ));
}
