// A stretch of a page that is a diagram: who hands what to whom.
import { Flow, type FlowProps } from '~/ui/Flow/Flow';
import { Section, type SectionProps } from '~/ui/Section/Section';

export type DiagramProps = SectionProps & { flow: FlowProps };

export function Diagram({ flow, ...section }: DiagramProps) {
  return (
    <Section {...section}>
      <Flow {...flow} />
    </Section>
  );
}
