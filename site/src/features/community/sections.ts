// What only the pages of the community have.
import { z } from 'astro/zod';
import { section } from '~/components/define-section';
import { section as headed } from '~/components/Section/schema';
import { pageText } from '~/facts/page-text';
import { leaderboard } from '~/facts/programmes';
import { Podium, RankList } from './Leaderboard/Leaderboard';

const unit = pageText.describe('The word after a number of points.');

export const podium = section({
  name: 'podium',
  title: 'First three of the leaderboard',
  schema: z.strictObject({ unit, caption: pageText.describe('Says what the drawing shows.') }),
  load: (words) => ({ ...words, entries: leaderboard().slice(0, 3) }),
  component: Podium,
});

export const ranks = section({
  name: 'ranks',
  title: 'Other ranks of the leaderboard',
  schema: headed({ unit }),
  load: (words) => ({ ...words, entries: leaderboard().slice(3), most: leaderboard()[0]?.points ?? '' }),
  component: RankList,
});
