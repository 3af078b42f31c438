// People with a drawing from their work or their initials, or organisations: name, role and a sentence.

import { Monogram } from '~/components/Monogram/Monogram';
import { DrawingTile } from '~/components/ObjectDrawing/ObjectDrawing';
import { Picture, type PictureProps } from '~/components/Picture/Picture';
import { Section } from '~/components/Section/Section';
import type { DrawingName } from '~/lib/drawings';
import css from './Profiles.module.css';
import type { ProfilesWords } from './schema';

export type ProfilesProps = Omit<ProfilesWords, 'profiles'> & {
  profiles: readonly (ProfilesWords['profiles'][number] & {
    picture?: PictureProps;
    drawing?: DrawingName;
  })[];
};

export function Profiles({ profiles, of, ...section }: ProfilesProps) {
  return (
    <Section {...section}>
      <ul className={css[of]}>
        {profiles.map(({ name, role, text, picture, drawing }) => (
          <li className={css.profile} key={name} data-reveal>
            {picture ? (
              <Picture {...picture} />
            ) : drawing ? (
              <DrawingTile name={drawing} />
            ) : (
              <Monogram name={name} size={of === 'people' ? 'large' : 'small'} />
            )}
            <div>
              <h3 className={css.name}>{name}</h3>
              <p className={css.role}>{role}</p>
              <p className={css.text}>{text}</p>
            </div>
          </li>
        ))}
      </ul>
    </Section>
  );
}
