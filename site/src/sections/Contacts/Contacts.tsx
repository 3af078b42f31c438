// Departments and offices with mail, phone, address and hours.
import type { ReactNode } from 'react';
import { Section } from '~/components/Section/Section';
import { formatPhone } from '~/lib/format-text';
import css from './Contacts.module.css';
import type { ContactsWords } from './schema';

type ContactsProps = ContactsWords & {
  /** Beside the list: a map. */
  children?: ReactNode;
};

export function Contacts({ entries, children, ...section }: ContactsProps) {
  return (
    <Section {...section}>
      <div className={children ? css.beside : undefined}>
        <ul role="list" className={css.book}>
          {entries.map((entry) => (
            <li className={css.entry} key={entry.name}>
              <h3 className="large">{entry.name}</h3>
              {entry.description && <p className={`quiet ${css.description}`}>{entry.description}</p>}
              {entry.address && (
                <address className={`quiet ${css.address}`}>
                  {entry.address.map((line) => (
                    <span key={line}>{line}</span>
                  ))}
                </address>
              )}
              {entry.hours && <p className={`numbers ${css.hours}`}>{entry.hours}</p>}
              <div className={css.ways}>
                {entry.phone && (
                  <a className={`numbers ${css.reach}`} href={`tel:${entry.phone}`}>
                    {formatPhone(entry.phone)}
                  </a>
                )}
                {entry.email && (
                  <a className={`numbers ${css.reach}`} href={`mailto:${entry.email}`}>
                    {entry.email}
                  </a>
                )}
              </div>
            </li>
          ))}
        </ul>
        {children && <div>{children}</div>}
      </div>
    </Section>
  );
}
