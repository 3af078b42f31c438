// What only the pages of the community and the hackathons have.
import { z } from 'astro/zod';
import { Badge } from '~/components/Badge/Badge';
import { Chart } from '~/components/Chart/Chart';
import { YearStrip } from '~/components/Chart/YearStrip';
import { section } from '~/components/define-section';
import { Portrait } from '~/components/Portrait/Portrait';
import { section as headed } from '~/components/Section/schema';
import { pageText } from '~/facts/page-text';
import { leaderboard } from '~/facts/programmes';
import { loadEvents } from '~/features/events/load';
import { Cards } from '~/sections/Cards/Cards';
import { Dates } from '~/sections/Dates/Dates';
import { Hero } from '~/sections/Hero/Hero';
import { DataTable } from '~/sections/Table/DataTable';
import { Podium } from './Podium/Podium';
import { channelHero as channelHeroOf, hackathonsOf, nextMeetups } from './view';
import { channelHeroWords, hackathonsWords, meetupsWords } from './words';

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
  load: ({ unit, ...words }) => ({
    ...words,
    variant: 'rows' as const,
    features: leaderboard()
      .slice(3)
      .map(({ rank, name, points, contributions, badges }) => ({
        title: `${rank}. ${name}`,
        mark: `${points} ${unit}`,
        picture: (
          <div className="row">
            <Portrait name={name} />
            {badges.map((badge) => (
              <Badge key={badge}>{badge}</Badge>
            ))}
          </div>
        ),
        text: contributions,
      })),
  }),
  component: Cards,
});

export const channelHero = section({
  name: 'channelHero',
  title: 'Title of the page, with the way into a channel',
  schema: channelHeroWords,
  takesAside: true,
  opensPage: true,
  load: (words) => channelHeroOf(words),
  component: Hero,
});

export const meetups = section({
  name: 'meetups',
  title: 'Next meetups',
  schema: meetupsWords,
  load: async (words) => nextMeetups(await loadEvents(), words),
  component: DataTable,
});

export const hackathons = section({
  name: 'hackathons',
  title: 'Next hackathons',
  schema: hackathonsWords,
  load: hackathonsOf,
  component: ({ caption, strip, ...list }: ReturnType<typeof hackathonsOf>) => (
    <Dates {...list}>
      <Chart caption={caption} wide>
        <YearStrip {...strip} />
      </Chart>
    </Dates>
  ),
});
