// A bare stretch, one with all that it may have, and the deep ground.
import { Section } from './Section';

export const examples = {
  bare: <Section space="tight">Something that brings its own heading.</Section>,
  whole: (
    <Section
      title="What it costs"
      lead="By the number of students, by the term or by the year."
      link={{ label: 'All plans', href: '/pricing' }}
      footnote="Prices without tax."
      tone="raised"
    >
      A table.
    </Section>
  ),
  deep: (
    <Section title="On the deep ground" tone="deep">
      Light words.
    </Section>
  ),
};
