// A list of dates by month or year.
import { Section, type SectionProps } from '~/components/Section/Section';
import type { Link } from '~/components/schema';
import { EventPlaces, type EventPlacesProps } from '../EventPlaces/EventPlaces';
import css from './EventCalendar.module.css';

export type CalendarLine = {
  /** "Sat 19", "Sat 19 December". */
  day: string;
  dateTime: string;
  title: string;
  href: string;
  note?: string | undefined;
  places: EventPlacesProps;
  file?: Link | undefined;
};

export type EventCalendarProps = SectionProps & {
  groups: readonly { title: string; lines: readonly CalendarLine[] }[];
  /** `grid` puts the groups side by side; `list` puts them below each other, with longer lines. */
  look?: 'grid' | 'list';
  /** Label of the folded groups. */
  later?: { name: string; groups: EventCalendarProps['groups'] } | undefined;
};

export function EventCalendar({ groups, look = 'grid', later, ...section }: EventCalendarProps) {
  return (
    <Section {...section}>
      <Groups groups={groups} look={look} />
      {later && (
        <details className={css.later}>
          <summary className={`bold brand ${css.summary}`}>{later.name}</summary>
          <Groups groups={later.groups} look={look} />
        </details>
      )}
    </Section>
  );
}

const Groups = ({ groups, look }: { groups: EventCalendarProps['groups']; look: 'grid' | 'list' }) => (
  <div className={css[look]}>
    {groups.map((group) => (
      <section className={css.group} key={group.title}>
        <h3 className={`large ${css.month}`}>{group.title}</h3>
        <ul role="list">
          {group.lines.map((line) => (
            <li className={css.line} key={line.dateTime + line.href}>
              <time className={`bold numbers brand ${css.day}`} dateTime={line.dateTime}>
                {line.day}
              </time>
              <span className={`bold ${css.words}`}>
                <a href={line.href}>{line.title}</a>
                {line.note && <span className={`quiet medium ${css.note}`}>{line.note}</span>}
                <EventPlaces {...line.places} />
              </span>
              {line.file && (
                <a
                  className={`small ${css.file}`}
                  href={line.file.href}
                  aria-label={`${line.file.label}: ${line.day}`}
                >
                  {line.file.label}
                </a>
              )}
            </li>
          ))}
        </ul>
      </section>
    ))}
  </div>
);
