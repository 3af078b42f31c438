// Whom to reach, as a page of a telephone book: what it is, what for, and the number and the address in columns.
import { formatPhone } from '~/lib/words';
import { Section, type SectionProps } from '~/ui/Section/Section';
import css from './Directory.module.css';

export type DirectoryProps = SectionProps & {
  entries: readonly { name: string; description: string; phone: string; email: string }[];
};

export function Directory({ entries, ...section }: DirectoryProps) {
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
