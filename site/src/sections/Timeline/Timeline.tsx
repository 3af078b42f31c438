// A history by year along a woven line: years below one another, side by side on wide screens.
import { Section } from '~/ui/Section/Section';
import css from './Timeline.module.css';
import type { TimelineWords } from './words';

export function Timeline({ entries, ...section }: TimelineWords) {
  return (
    <Section {...section}>
      <ol className={css.entries}>
        {entries.map(({ year, title, text }) => (
          <li className={css.entry} key={year} data-reveal>
            <p className={css.year}>
              <time dateTime={String(year)}>{year}</time>
            </p>
            <h3 className={css.title}>{title}</h3>
            <p className={css.text}>{text}</p>
          </li>
        ))}
      </ol>
    </Section>
  );
}
