// What only the company pages have.
import { z } from 'astro/zod';
import { section } from '~/components/define-section';
import { mapWords } from '~/components/UgandaMap/schema';
import { UgandaMap } from '~/components/UgandaMap/UgandaMap';
import { claims } from '~/facts/figures';
import { pageText } from '~/facts/page-text';
import { FigureList } from '~/sections/FigureList/FigureList';
import { figureRegister as registerOf } from './view';
import { registerWords } from './words';

const region = pageText.describe('The words on the map.');

const regionsWords = mapWords.extend({
  regionTexts: z.strictObject({ Central: region, Western: region, Eastern: region, Northern: region }),
});

export const regions = section({
  name: 'regions',
  title: 'Map of the regions',
  schema: regionsWords,
  component: (words: z.infer<typeof regionsWords>) => <UgandaMap {...words} places={[]} />,
});

export const figureRegister = section({
  name: 'figureRegister',
  title: 'Register of figures',
  schema: registerWords,
  load: (words) => registerOf(words, claims()),
  component: FigureList,
});
