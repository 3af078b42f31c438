// View models of press releases: pages, lists and JSON-LD.

import type { NewsArticle } from 'schema-dts';
import { organisation } from '~/facts/organisation';
import { crumbAt } from '~/facts/read-page';
import { formatDate } from '~/lib/dates';
import type { PageMeta } from '~/lib/page-meta';
import type { EventEntry } from '~/sections/Dates/Dates';
import { datedPages } from '~/sections/Dates/dated-pages';
import { companyArticle, type Publisher } from '~/seo/json-ld';
import { publisher } from '~/seo/publisher';
import type { LoadedPressRelease } from './schema';
import { pressWords as words } from './words';

const LIST = '/press';
const trail = () => [{ name: crumbAt('/media-kit'), path: '/media-kit' }];

const newsArticle = (
  from: Publisher,
  { headline: title, description, date }: LoadedPressRelease,
  path: string,
): NewsArticle => ({
  '@type': 'NewsArticle',
  ...companyArticle(from, { title, description, path }),
  datePublished: date,
});

const SHOWN = 3;

export const newestPress = (releases: readonly LoadedPressRelease[]) =>
  releases.slice(0, SHOWN).map(pressEntry);

export const pressPages = (releases: readonly LoadedPressRelease[]) =>
  datedPages(releases.map(pressEntry), { path: LIST, words: words.list, trail: trail() });

const pressPath = ({ slug }: LoadedPressRelease) => `${LIST}/${slug}`;

function pressMeta(release: LoadedPressRelease): PageMeta {
  const { title, headline, description, date: published } = release;
  const article = { published, author: organisation.legalName, section: words.fact };
  const path = pressPath(release);
  return { path, pictureOf: path, title, ogTitle: headline, description, article };
}

export function pressMetas(releases: readonly LoadedPressRelease[]): PageMeta[] {
  const [list] = pressPages(releases);
  return [...(list ? [list.meta] : []), ...releases.map(pressMeta)];
}

export function pressReleasePage(release: LoadedPressRelease) {
  const { headline, summary, place, date } = release;
  return {
    article: {
      meta: pressMeta(release),
      jsonLd: [newsArticle(publisher, release, pressPath(release))],
      trail: trail(),
      title: headline,
      lead: summary,
      text: release.text,
    },
    dateline: { place, dateTime: date, date: formatDate(date) },
  };
}

const pressEntry = (release: LoadedPressRelease): EventEntry => ({
  title: release.headline,
  description: release.summary,
  facts: [words.fact, release.place],
  date: formatDate(release.date),
  from: release.date,
  link: { label: words.read, href: pressPath(release) },
});
