// Organisations we work with, each a text mark under a strip of its own weave, with what the work is.
import { Section, type SectionProps } from '~/ui/Section/Section';
import { Weave } from '~/ui/Weave/Weave';
import css from './Partners.module.css';

export type Partner = {
  name: string;
  /** Where, or what kind: "Mbale", "Cooperative". */
  place: string;
  description: string;
};

export type PartnersProps = SectionProps & {
  partners: readonly Partner[];
};

export function Partners({ partners, ...section }: PartnersProps) {
  return (
    <Section {...section}>
      <ul className={css.partners}>
        {partners.map(({ name, place, description }) => (
          <li className={css.partner} key={name} data-reveal>
            <div className={css.weave}>
              <Weave seed={name} columns={20} rows={2} />
            </div>
            <h3 className={css.name}>{name}</h3>
            <p className={css.place}>{place}</p>
            <p className={css.description}>{description}</p>
          </li>
        ))}
      </ul>
    </Section>
  );
}
