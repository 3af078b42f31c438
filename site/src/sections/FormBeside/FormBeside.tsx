// A form with its heading, and beside it what one should know before filling it in.
import type { ReactNode } from 'react';
import { Section, type SectionProps } from '~/ui/Section/Section';
import css from './FormBeside.module.css';

export type FormBesideProps = SectionProps & {
  /** The form. */
  children?: ReactNode;
  /** The named slot beside it: the data note, other ways to reach us. */
  aside?: ReactNode;
  /** The last day it is of use. */
  until?: string;
};

export function FormBeside({ title, lead, children, aside, ...section }: FormBesideProps) {
  return (
    <Section {...section}>
      <div className={css.columns}>
        <div className={css.form}>
          <h2 className={css.title}>{title}</h2>
          {lead && <p className={css.lead}>{lead}</p>}
          {children}
        </div>
        <div className={css.aside}>{aside}</div>
      </div>
    </Section>
  );
}
