// Code to read before deciding anything: a few samples side by side.

import type { Code } from '~/lib/code-figure';
import { CodeBlock } from '~/ui/CodeBlock/CodeBlock';
import { Section, type SectionProps } from '~/ui/Section/Section';
import css from './CodeSamples.module.css';

export type CodeSamplesProps = SectionProps & {
  samples: readonly Code[];
};

export function CodeSamples({ samples, ...section }: CodeSamplesProps) {
  return (
    <Section {...section}>
      <div className={css.samples}>
        {samples.map((sample) => (
          <CodeBlock key={sample.title} {...sample} />
        ))}
      </div>
    </Section>
  );
}
