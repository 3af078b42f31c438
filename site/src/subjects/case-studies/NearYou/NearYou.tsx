// Institutions by region and town, or the nearest one. The regions open without script.
import { Action } from '~/ui/Action/Action';
import { Section, type SectionProps } from '~/ui/Section/Section';
import type { Link } from '~/ui/words';
import css from './NearYou.module.css';

type NearInstitution = { name: string; kind: string; href?: string | undefined };
type NearTown = { name: string; here: readonly NearInstitution[]; nearest?: string };

export type NearYouProps = SectionProps & {
  regions: readonly { name: string; towns: readonly NearTown[] }[];
  ask: Link;
};

export function NearYou({ regions, ask, ...section }: NearYouProps) {
  return (
    <Section {...section}>
      {regions.map(({ name, towns }) => (
        <details className={css.region} name="region" key={name}>
          <summary>{name}</summary>
          <dl className={css.towns}>
            {towns.map(({ name: town, here, nearest }) => (
              <div key={town}>
                <dt>{town}</dt>
                {here.map(({ name: school, kind, href }) => (
                  <dd key={school}>
                    {href ? <a href={href}>{school}</a> : school} <span className={css.kind}>{kind}</span>
                  </dd>
                ))}
                {nearest && <dd className={css.kind}>{nearest}</dd>}
              </div>
            ))}
          </dl>
        </details>
      ))}
      <p className={css.ask}>
        <Action look="secondary" href={ask.href}>
          {ask.label}
        </Action>
      </p>
    </Section>
  );
}
