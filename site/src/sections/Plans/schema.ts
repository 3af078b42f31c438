// Schema of the words of Plans. The descriptions are the editor's help texts.
import { z } from 'astro/zod';
import { footnote, sectionGround, sectionHead } from '../../components/Section/schema.ts';
import { link, list } from '../../components/schema.ts';
import { pageText } from '../../facts/page-text.ts';

export const planPrice = z.strictObject({
  amount: pageText.describe('The amount with its currency.'),
  unit: pageText.describe('The period: per month.'),
  note: pageText.exactOptional().describe('Small words under the price.'),
});
export type PlanGridPrice = z.infer<typeof planPrice>;

export const plan = z.strictObject({
  name: pageText.describe('The name of the plan.'),
  description: pageText.describe('Who it is for.'),
  price: planPrice.describe('The price, if paid by the year or the only one.'),
  monthlyPrice: planPrice.exactOptional().describe('The price if paid by the month.'),
  features: list(pageText).describe('Contents of the plan, one line each.'),
  action: link.describe('The button.'),
  highlighted: z.boolean().exactOptional().describe('Highlights the plan.'),
  badge: pageText.exactOptional().describe('A short word beside the name: Most schools.'),
});

export const plansWords = z.strictObject({
  label: pageText.describe('Names the plans for people who hear the page.'),
  title: pageText.exactOptional().describe('A heading above the plans.'),
  lead: sectionHead.lead,
  billing: z
    .strictObject({
      legend: pageText.meta({
        title: 'Name of the switch',
        description: 'For people who hear the page.',
      }),
      annual: pageText.meta({
        title: 'Word for a yearly bill',
        description: 'On the switch above the plans.',
      }),
      monthly: pageText.meta({
        title: 'Word for a monthly bill',
        description: 'On the switch above the plans.',
      }),
      saving: pageText.meta({
        title: 'What a yearly bill saves',
        description: 'Beside the word for a yearly bill.',
      }),
    })
    .exactOptional()
    .describe('The switch between two prices.'),
  plans: list(plan).describe('The plans.'),
  ...footnote,
  id: sectionGround.id,
});
export type PlansWords = z.infer<typeof plansWords>;
