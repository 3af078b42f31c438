// The client libraries: language, version, how settled it is, what it can do, where its pages are.
import { Badge } from '~/ui/Badge/Badge';
import { Section, type SectionProps } from '~/ui/Section/Section';
import { Ticks } from '~/ui/Ticks/Ticks';
import css from './SdkList.module.css';

export type Sdk = {
  language: string;
  description: string;
  version: string;
  /** "Stable", or how far it is: "Beta". */
  status: string;
  docs: string;
  features: readonly string[];
};

export type SdkListProps = SectionProps & { sdks: readonly Sdk[] };

export function SdkList({ sdks, ...section }: SdkListProps) {
  return (
    <Section {...section}>
      <ul className={css.shelf}>
        {sdks.map((sdk) => (
          <li className={css.sdk} key={sdk.language} data-reveal>
            <h3 className={css.language}>{sdk.language}</h3>
            <p className={css.state}>
              <span className={css.version}>{sdk.version}</span>{' '}
              <Badge tone={sdk.status === 'Stable' ? 'good' : 'busy'}>{sdk.status}</Badge>
            </p>
            <p className={css.description}>{sdk.description}</p>
            <Ticks items={sdk.features} />
            <p className={css.link}>
              <a href={sdk.docs}>{sdk.language} documentation</a>
            </p>
          </li>
        ))}
      </ul>
    </Section>
  );
}
