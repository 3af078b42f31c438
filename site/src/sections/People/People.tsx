// The people behind something: monogram, name, position, a line about each.

import { Monogram } from '~/ui/Monogram/Monogram';
import { Section, type SectionProps } from '~/ui/Section/Section';
import css from './People.module.css';

export type Person = { name: string; position: string; bio: string };

export type PeopleProps = SectionProps & { people: readonly Person[] };

export function People({ people, ...section }: PeopleProps) {
  return (
    <Section {...section}>
      <ul className={css.people}>
        {people.map(({ name, position, bio }) => (
          <li className={css.person} key={name} data-reveal>
            <Monogram name={name} size="large" />
            <div>
              <h3 className={css.name}>{name}</h3>
              <p className={css.position}>{position}</p>
              <p className={css.bio}>{bio}</p>
            </div>
          </li>
        ))}
      </ul>
    </Section>
  );
}
