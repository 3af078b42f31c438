// What only the page of the bug bounty has.
import type { z } from 'astro/zod';
import { section } from '~/components/define-section';
import { Ticks } from '~/components/Ticks/Ticks';
import { Track } from '~/components/Track/Track';
import { RewardScale } from './RewardScale/RewardScale';
import { ScopeLists } from './ScopeLists/ScopeLists';
import { quietHoursWords, rewardScaleWords, scopeListsWords } from './words';

export const rewardScale = section({
  name: 'rewardScale',
  title: 'Scale of rewards',
  schema: rewardScaleWords,
  component: RewardScale,
});

export const scopeLists = section({
  name: 'scopeLists',
  title: 'What may be tested',
  schema: scopeListsWords,
  component: ScopeLists,
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
