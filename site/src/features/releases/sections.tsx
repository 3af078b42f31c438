// What only the pages about releases have.
import { Chart } from '~/components/Chart/Chart';
import { chartWords } from '~/components/Chart/schema';
import { YearStrip, type YearStripProps } from '~/components/Chart/YearStrip';
import { section } from '~/components/define-section';
import { sectionWords } from '~/components/Section/schema';
import { todayInKampala } from '~/lib/dates';
import { loadReleases } from './load';
import { ReleaseLog } from './ReleaseLog/ReleaseLog';
import { firstReleases, releaseTimeline, updatesFeed } from './view';

export const releases = section({
  name: 'releases',
  title: 'Releases',
  schema: sectionWords,
  load: async (words) => ({ ...firstReleases(await loadReleases()), ...words }),
  component: ReleaseLog,
  feeds: () => [updatesFeed()],
});

type YearProps = { caption: string; year: YearStripProps };

export const releaseYear = section({
  name: 'releaseYear',
  title: 'The year with its releases',
  schema: chartWords.pick({ caption: true }),
  load: async ({ caption }) => ({ caption, year: releaseTimeline(await loadReleases(), todayInKampala()) }),
  component: ({ caption, year }: YearProps) => (
    <Chart caption={caption} wide>
      <YearStrip {...year} />
    </Chart>
  ),
});
