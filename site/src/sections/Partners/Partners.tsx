// Organisations we work with, each a text mark under a strip of its own weave, with what the work is.
import { Band, type Tone } from '~/ui/Band/Band';
import { SectionHead } from '~/ui/SectionHead/SectionHead';
import { Weave } from '~/ui/Weave/Weave';
import css from './Partners.module.css';

export type Partner = {
  name: string;
  /** Where, or what kind: "Mbale", "Cooperative". */
  place: string;
  description: string;
};

export type PartnersProps = {
  title: string;
  lead?: string;
  partners: readonly Partner[];
  id?: string;
  tone?: Tone;
};

export function Partners({ title, lead, partners, id, tone = 'ground' }: PartnersProps) {
  return (
    <Band tone={tone} id={id}>
      <SectionHead title={title} lead={lead} />
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
    </Band>
  );
}
