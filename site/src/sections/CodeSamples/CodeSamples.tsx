// Code to read before deciding anything: a few samples side by side.
import { Band, type Tone } from '~/ui/Band/Band';
import { CodeBlock, type CodeBlockProps } from '~/ui/CodeBlock/CodeBlock';
import { SectionHead } from '~/ui/SectionHead/SectionHead';
import css from './CodeSamples.module.css';

export type CodeSamplesProps = {
  title: string;
  lead?: string;
  samples: readonly CodeBlockProps[];
  id?: string;
  tone?: Tone;
};

export function CodeSamples({ title, lead, samples, id, tone = 'ground' }: CodeSamplesProps) {
  return (
    <Band tone={tone} id={id}>
      <SectionHead title={title} lead={lead} />
      <div className={css.samples}>
        {samples.map((sample) => (
          <CodeBlock key={sample.title} {...sample} />
        ))}
      </div>
    </Band>
  );
}
