// How something came about, year by year: the year set large in the margin, what happened beside it.
import { Band, type Tone } from '~/ui/Band/Band';
import { SectionHead } from '~/ui/SectionHead/SectionHead';
import css from './Timeline.module.css';

export type TimelineProps = {
  title: string;
  lead?: string;
  entries: readonly { year: number; title: string; text: string }[];
  id?: string;
  tone?: Tone;
};

export function Timeline({ title, lead, entries, id, tone = 'ground' }: TimelineProps) {
  return (
    <Band tone={tone} id={id}>
      <div className={css.split}>
        <SectionHead title={title} lead={lead} />
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
    </Band>
  );
}
