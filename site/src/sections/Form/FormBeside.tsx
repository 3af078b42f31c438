// A form with its heading, and beside it other ways to contact us and the privacy notice.

import type { ReactNode } from 'react';
import { ContactWays } from '~/components/ContactWays/ContactWays';
import { DataNote } from '~/components/DataNote/DataNote';
import { Section } from '~/components/Section/Section';
import css from './FormBeside.module.css';
import type { FormBesideWords } from './schema';

export type FormBesideProps = FormBesideWords & {
  children?: ReactNode;
  /** Named slot beside the form, at the top; on a phone before the form. */
  before?: ReactNode;
  /** Named slot beside the form; on a phone after it. */
  aside?: ReactNode;
};

export function FormBeside({
  title,
  lead,
  children,
  before,
  aside,
  ways,
  note,
  ...section
}: FormBesideProps) {
  return (
    <Section {...section}>
      <div className={`stack ${css.columns}`}>
        <div>
          <h2 className={css.title}>{title}</h2>
          {lead && <p className={`quiet ${css.lead}`}>{lead}</p>}
        </div>
        {before && <div className={css.before}>{before}</div>}
        <div className={css.form}>{children}</div>
        <div className={css.aside}>
          {aside}
          {ways && (
            <div>
              <h3>{ways.title}</h3>
              {ways.text && <p>{ways.text}</p>}
              <ContactWays {...ways} />
            </div>
          )}
          <DataNote {...note} />
        </div>
      </div>
    </Section>
  );
}
