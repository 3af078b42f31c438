// The people behind something, or the organisations we work with: a drawing from the name, the name, what they are
// and a sentence about each.
import { Monogram } from '~/ui/Monogram/Monogram';
import { Section } from '~/ui/Section/Section';
import { Weave } from '~/ui/Weave/Weave';
import type { ProfilesWords } from '../words';
import css from './Profiles.module.css';

export type ProfilesProps = ProfilesWords;

export function Profiles({ profiles, of, ...section }: ProfilesProps) {
  return (
    <Section {...section}>
      <ul className={css[of]}>
        {profiles.map(({ name, role, text }) => (
          <li className={css.profile} key={name} data-reveal>
            {of === 'people' ? (
              <Monogram name={name} size="large" />
            ) : (
              <div className={css.weave}>
                <Weave seed={name} columns={20} rows={1} />
              </div>
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
