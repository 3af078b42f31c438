// Code samples, and the libraries with their versions.
import { Badge } from '~/components/Badge/Badge';
import { CodeBlock } from '~/components/CodeBlock/CodeBlock';
import { Section, type SectionProps } from '~/components/Section/Section';
import type { Link } from '~/components/schema';
import { Ticks } from '~/components/Ticks/Ticks';
import type { CodeSamplesWords } from '../words';
import css from './CodeSamples.module.css';

export function CodeSamples({ samples, ...section }: CodeSamplesWords) {
  return (
    <Section {...section}>
      <div className={`columns-2 ${css.samples}`}>
        {samples.map((sample) => (
          <CodeBlock key={sample.title} {...sample} />
        ))}
      </div>
    </Section>
  );
}

type Sdk = {
  language: string;
  description: string;
  version: string;
  /** "Stable", "Beta". */
  status: string;
  docs: Link;
  features: readonly string[];
};

type SdkListProps = SectionProps & { sdks: readonly Sdk[] };

export function SdkList({ sdks, ...section }: SdkListProps) {
  return (
    <Section {...section}>
      <ul role="list" className={css.shelf}>
        {sdks.map((sdk) => (
          <li className={css.sdk} key={sdk.language} data-reveal>
            <h3 className="large">{sdk.language}</h3>
            <p className={`row ${css.state}`}>
              <span className={`numbers ${css.version}`}>{sdk.version}</span>{' '}
              <Badge tone={sdk.status === 'Stable' ? 'good' : 'busy'}>{sdk.status}</Badge>
            </p>
            <p className="quiet">{sdk.description}</p>
            <Ticks items={sdk.features} />
            <p className="bold">
              <a href={sdk.docs.href}>{sdk.docs.label}</a>
            </p>
          </li>
        ))}
      </ul>
    </Section>
  );
}
