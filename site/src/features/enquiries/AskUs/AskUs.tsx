// The words and the form of a contact page, in the sky of a picture, beside the form.
import type { ReactNode } from 'react';
import { Actions } from '~/components/Action/Action';
import { ContactWays } from '~/components/ContactWays/ContactWays';
import type { Ways } from '~/components/ContactWays/schema';
import { DataNote, type DataNoteProps } from '~/components/DataNote/DataNote';
import { SchoolAside } from '~/components/SchoolAside/SchoolAside';
import { Section } from '~/components/Section/Section';
import type { Link } from '~/components/schema';
import type { TrackWords } from '~/components/Track/schema';
import { Track } from '~/components/Track/Track';
import css from './AskUs.module.css';

export type AskUsProps = {
  title: string;
  lead: string;
  actions?: readonly Link[];
  day?: TrackWords;
  form: { id?: string | undefined; ways?: Ways & { title: string } };
  note: DataNoteProps;
  children?: ReactNode;
};

export function AskUs({ title, lead, actions, day, form, note, children }: AskUsProps) {
  return (
    <Section space="tight">
      <div className={css.columns}>
        <div className={css.words}>
          <h1 className={css.title}>{title}</h1>
          <p className={`quiet large ${css.lead}`}>{lead}</p>
          {actions && <Actions className={css.actions} actions={actions} quiet />}
          {form.ways && (
            <>
              <h2 className={`large ${css.waysTitle}`}>{form.ways.title}</h2>
              <ContactWays {...form.ways} />
            </>
          )}
          {day && (
            <div className={css.day}>
              <Track {...day} />
            </div>
          )}
          <SchoolAside part="staffroom" />
        </div>
        <div className={`panel ${css.form}`} id={form.id}>
          {children}
        </div>
        <DataNote {...note} />
      </div>
    </Section>
  );
}
