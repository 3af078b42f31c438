// What the pages about the price share.
import { z } from 'astro/zod';
import { section } from '~/components/define-section';
import { PricePanel } from './SchoolPrice/SchoolPrice';
import { pricePanel } from './view';

export const price = section({
  name: 'price',
  title: 'Price of a school',
  schema: z.strictObject({}),
  load: () => pricePanel(),
  component: PricePanel,
});
