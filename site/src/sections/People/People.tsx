// People or organisations: name, role and a sentence.

import { Monogram } from '~/components/Monogram/Monogram';
import { Picture, type PictureProps } from '~/components/Picture/Picture';
import { Portrait } from '~/components/Portrait/Portrait';
import { Section } from '~/components/Section/Section';
import css from './People.module.css';
import type { PeopleWords } from './schema';

export type PeopleProps = Omit<PeopleWords, 'profiles'> & {
  profiles: readonly (PeopleWords['profiles'][number] & {
    picture?: PictureProps;
  })[];
};

export function People({ profiles, of, ...section }: PeopleProps) {
  return (
    <Section {...section}>
      <ul role="list" className={css[of]}>
        {profiles.map(({ name, role, text, picture }) => (
          <li className={css.profile} key={name} data-reveal>
            {picture ? (
              <Picture {...picture} />
            ) : of === 'people' ? (
              <Portrait name={name} size="large" />
            ) : (
              <Monogram name={name} />
            )}
            <div>
              <h3 className={css.name}>{name}</h3>
              <p className={`label ${css.role}`}>{role}</p>
              <p className={`quiet ${css.text}`}>{text}</p>
            </div>
          </li>
        ))}
      </ul>
    </Section>
  );
}
