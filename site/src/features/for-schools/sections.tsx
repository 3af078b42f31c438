// The price for a typical school: on the page for its kind, and of all kinds on the home page.

import type { ComponentProps } from 'react';
import { section } from '~/components/define-section';
import { FactSheet } from '~/components/FactSheet/FactSheet';
import { Split } from '~/sections/Split/Split';
import { SchoolLinks } from './SchoolLinks/SchoolLinks';
import { schoolLinks, schoolPriceOf } from './view';
import { schoolPriceWords, schoolsWords } from './words';

export const schoolPrice = section({
  name: 'schoolPrice',
  title: 'Price of a typical school',
  schema: schoolPriceWords,
  load: schoolPriceOf,
  component: ({ facts, ...words }: ComponentProps<typeof Split> & ComponentProps<typeof FactSheet>) => (
    <Split {...words}>
      <FactSheet facts={facts} />
    </Split>
  ),
});

export const schoolStreet = section({
  name: 'schoolStreet',
  title: 'Kinds of school, with prices',
  schema: schoolsWords,
  load: schoolLinks,
  component: SchoolLinks,
});
