// The chapters of a report that is read page by page, numbered, each with a line on what it says.
import { Section } from '~/ui/Section/Section';
import type { ChapterListWords } from '../words';
import css from './ChapterList.module.css';

export type ChapterListProps = ChapterListWords & {
  chapters: readonly { title: string; lead: string; href: string }[];
};

export function ChapterList({ title, lead, list, chapters }: ChapterListProps) {
  return (
    <Section title={title} lead={lead} tone="sunk" id="chapters">
      <nav aria-label={list}>
        <ol className={css.chapters}>
          {chapters.map((chapter) => (
            <li className={css.chapter} key={chapter.href}>
              <a className={css.title} href={chapter.href}>
                {chapter.title}
              </a>
              <p className={css.lead}>{chapter.lead}</p>
            </li>
          ))}
        </ol>
      </nav>
    </Section>
  );
}
