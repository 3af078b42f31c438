// Renders each block of a free page as its section; its call is at the end of the page.

import { Section } from '~/components/Section/Section';
import { Ticks } from '~/components/Ticks/Ticks';
import { DataTable } from '~/sections/DataTable/DataTable';
import { Faq } from '~/sections/Faq/Faq';
import { FeatureIndex } from '~/sections/FeatureIndex/FeatureIndex';
import { Hero } from '~/sections/Hero/Hero';
import { Prose } from '~/sections/Prose/Prose';
import { Quotes } from '~/sections/Quotes/Quotes';
import { StatStrip } from '~/sections/StatStrip/StatStrip';
import { Steps } from '~/sections/Steps/Steps';
import type { ShownBlock } from './load';

export const Blocks = ({ blocks }: { blocks: readonly ShownBlock[] }) =>
  blocks.map((block, at) => (
    // Blocks never change their order in the browser.
    // biome-ignore lint/suspicious/noArrayIndexKey: a block has no other key
    <Part key={at} {...block} />
  ));

function Part(part: ShownBlock) {
  switch (part.block) {
    case 'hero':
      return <Hero {...part} />;
    case 'html':
      return <Prose html={part.html} />;
    case 'points': {
      const { block: _, points, ...section } = part;
      return (
        <Section {...section}>
          <Ticks items={points} />
        </Section>
      );
    }
    case 'cards':
      return <FeatureIndex {...part} />;
    case 'figures':
      return <StatStrip {...part} />;
    case 'steps':
      return <Steps {...part} />;
    case 'quotes':
      return <Quotes {...part} />;
    case 'questions':
      return <Faq {...part} />;
    case 'table':
      return <DataTable {...part} />;
    case 'call':
      return null;
  }
}
