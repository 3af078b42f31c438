// Code samples, two side by side.
import type { z } from 'astro/zod';
import { CodeBlock } from '~/components/CodeBlock/CodeBlock';
import { Section } from '~/components/Section/Section';
import type { codeSamplesWords } from '../words';
import css from './CodeSamples.module.css';

export function CodeSamples({ samples, ...section }: z.infer<typeof codeSamplesWords>) {
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
