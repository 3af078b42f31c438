// The people behind something: monogram, name, position, a line about each.
import { Band, type Tone } from '~/ui/Band/Band';
import { Monogram } from '~/ui/Monogram/Monogram';
import { SectionHead } from '~/ui/SectionHead/SectionHead';
import css from './People.module.css';

export type Person = { name: string; position: string; bio: string };

export type PeopleProps = { title: string; lead?: string; people: readonly Person[]; tone?: Tone };

export function People({ title, lead, people, tone = 'ground' }: PeopleProps) {
  return (
    <Band tone={tone}>
      <SectionHead title={title} lead={lead} />
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
    </Band>
  );
}
