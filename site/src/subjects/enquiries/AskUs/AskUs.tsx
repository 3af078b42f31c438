// The contact page: links to answers, and the departments with their addresses.
import type { ReactNode } from 'react';
import { formatPhone } from '~/lib/format-text';
import { ContactWays } from '~/ui/ContactWays/ContactWays';
import type { Ways } from '~/ui/ContactWays/words';
import { DataNote, type DataNoteProps } from '~/ui/DataNote/DataNote';
import { SchoolAside } from '~/ui/SchoolAside/SchoolAside';
import { Section } from '~/ui/Section/Section';
import { Track } from '~/ui/Track/Track';
import type { TrackWords } from '~/ui/Track/words';
import type { DirectoryWords } from '../words';
import css from './AskUs.module.css';

export type AskUsProps = {
  title: string;
  lead: string;
  /** Opening hours as a track. */
  day?: TrackWords;
  form: { id?: string | undefined; ways?: Ways & { title: string } };
  note: DataNoteProps;
  /** The form with its heading. */
  children?: ReactNode;
};

export function AskUs({ title, lead, day, form, note, children }: AskUsProps) {
  return (
    <Section space="tight">
      <div className={css.columns}>
        <div>
          <h1 className={css.title}>{title}</h1>
          <p className={css.lead}>{lead}</p>
          {form.ways && (
            <>
              <h2 className={css.waysTitle}>{form.ways.title}</h2>
              <ContactWays {...form.ways} />
            </>
          )}
          {day && (
            <div className={css.day}>
              <Track {...day} />
            </div>
          )}
          <SchoolAside part="staffroom" on="phone" />
        </div>
        <div className={css.form} id={form.id}>
          {children}
        </div>
        <div className={css.beside}>
          <SchoolAside part="staffroom" on="wide" />
          <DataNote {...note} />
        </div>
      </div>
    </Section>
  );
}

export function Directory({ entries, ...section }: DirectoryWords) {
  return (
    <Section {...section}>
      <ul className="ruled">
        {entries.map(({ name, description, phone, email }) => (
          <li className={css.entry} key={name}>
            <h3 className={css.name}>{name}</h3>
            <p className={css.what}>{description}</p>
            <a className={css.reach} href={`tel:${phone}`}>
              {formatPhone(phone)}
            </a>
            <a className={css.reach} href={`mailto:${email}`}>
              {email}
            </a>
          </li>
        ))}
      </ul>
    </Section>
  );
}
