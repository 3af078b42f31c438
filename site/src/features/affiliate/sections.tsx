// What only the pages of the affiliate programme have.
import { section } from '~/components/define-section';
import { DownloadList } from '~/sections/Downloads/Downloads';
import { Hero } from '~/sections/Hero/Hero';
import { EarningsEstimator } from './EarningsEstimator/EarningsEstimator';
import { bannerList, kitHero as kitHeroOf } from './kit';
import { PictureFiles } from './PictureFiles/PictureFiles';
import { estimatorOf } from './view';
import { bannersWords, estimatorWords, kitHeroWords } from './words';

export const earnings = section({
  name: 'earnings',
  title: 'Estimate of earnings',
  schema: estimatorWords,
  load: (words) => ({ ...estimatorOf(words), how: words.how }),
  component: EarningsEstimator,
});

export const kitHero = section({
  name: 'kitHero',
  title: 'Title of the page, with the affiliates’ kit',
  schema: kitHeroWords,
  opensPage: true,
  load: kitHeroOf,
  component: ({ first, download, ...hero }: ReturnType<typeof kitHeroOf>) => (
    <Hero {...hero}>
      {first.map(({ src, width, height, alt }) => (
        <img src={src} width={width} height={height} alt={alt} key={src} />
      ))}
      <div id="kit">
        <DownloadList downloads={[download]} level={2} />
      </div>
    </Hero>
  ),
});

export const banners = section({
  name: 'banners',
  title: 'Banners',
  schema: bannersWords,
  load: bannerList,
  component: PictureFiles,
});
