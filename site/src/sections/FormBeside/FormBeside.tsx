// A form with its heading, and beside it other ways to contact us and the privacy notice.

import type { ReactNode } from 'react';
import { waysWords } from '~/facts/forms';
import { ContactWays } from '~/ui/ContactWays/ContactWays';
import { DataNote, type DataNoteProps } from '~/ui/DataNote/DataNote';
import { Section } from '~/ui/Section/Section';
import css from './FormBeside.module.css';
import type { FormBesideWords } from './words';

export type FormBesideProps = FormBesideWords & {
  children?: ReactNode;
  /** Named slot beside the form, at the top. */
  aside?: ReactNode;
  note: DataNoteProps;
  /** It is shown up to this day. */
  until?: string;
};

export function FormBeside({ title, lead, children, aside, ways, note, ...section }: FormBesideProps) {
  return (
    <Section {...section}>
      <div className={css.columns}>
        <div className={css.form}>
          <h2 className={css.title}>{title}</h2>
          {lead && <p className={css.lead}>{lead}</p>}
          {children}
        </div>
        <div className={css.aside}>
          {aside}
          {ways && (
            <div>
              <h3>{ways.title}</h3>
              {ways.text && <p>{ways.text}</p>}
              <ContactWays {...ways} words={waysWords} />
            </div>
          )}
          <DataNote {...note} />
        </div>
      </div>
    </Section>
  );
}
