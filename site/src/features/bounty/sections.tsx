// What only the page of the bug bounty has.
import type { z } from 'astro/zod';
import { Bars } from '~/components/Chart/Bars';
import { Chart } from '~/components/Chart/Chart';
import { section } from '~/components/define-section';
import { Ticks } from '~/components/Ticks/Ticks';
import { Track } from '~/components/Track/Track';
import { quietHoursWords, rewardRange, rewardScaleWords } from './words';

/** Of the severities, the highest first. */
const TONES = ['warm', 'accent', 'brand', 'quiet'] as const;

export const rewardScale = section({
  name: 'rewardScale',
  title: 'Scale of rewards',
  schema: rewardScaleWords,
  component: ({ caption, tiers }: z.infer<typeof rewardScaleWords>) => (
    <Chart wide caption={caption}>
      <Bars
        rows={tiers.map(({ name, figure }, nth) => {
          const { from, to } = rewardRange(figure);
          return { name, text: figure, from, value: to, tone: TONES[nth] };
        })}
      />
    </Chart>
  ),
});

export const quietHours = section({
  name: 'quietHours',
  title: 'When not to test',
  schema: quietHoursWords,
  component: ({ title, items, day }: z.infer<typeof quietHoursWords>) => (
    <>
      <h3>{title}</h3>
      <Ticks items={items} />
      <Track {...day} />
    </>
  ),
});
