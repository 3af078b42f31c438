// A history by year: the year in the margin in large type, the event beside it.
import { Section, SectionHead } from '~/ui/Section/Section';
import type { TimelineWords } from '../words';
import css from './Timeline.module.css';

export type TimelineProps = TimelineWords;

export function Timeline({ entries, id, tone, ...head }: TimelineProps) {
  return (
    <Section tone={tone} id={id}>
      <div className={css.split}>
        <SectionHead {...head} />
        <ol>
          {entries.map(({ year, title: name, text }) => (
            <li className={css.entry} key={year} data-reveal>
              <p className={css.year}>
                <time dateTime={String(year)}>{year}</time>
              </p>
              <div>
                <h3 className={css.title}>{name}</h3>
                <p className={css.text}>{text}</p>
              </div>
            </li>
          ))}
        </ol>
      </div>
    </Section>
  );
}
