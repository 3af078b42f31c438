// A form with its heading, and beside it what one should know before filling it in: other ways to reach us where there
// are any, and always what becomes of the data.

import type { ReactNode } from 'react';
import { waysWords } from '~/facts/forms';
import { ContactWays } from '~/ui/ContactWays/ContactWays';
import { DataNote, type DataNoteProps } from '~/ui/DataNote/DataNote';
import { Section } from '~/ui/Section/Section';
import type { FormBesideWords } from '../words';
import css from './FormBeside.module.css';

export type FormBesideProps = FormBesideWords & {
  /** The form. */
  children?: ReactNode;
  /** The named slot beside it, above all else. */
  aside?: ReactNode;
  note: DataNoteProps;
  /** The last day it is of use. */
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
