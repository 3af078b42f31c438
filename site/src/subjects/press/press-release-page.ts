// What a press release's page is given, and how a release stands in a list of them.
import { boilerplate, press as words } from '~/content/pages/media-kit';
import { organisation } from '~/facts/organisation';
import { formatDate } from '~/lib/dates';
import type { Text } from '~/lib/text';
import type { EventEntry } from '~/sections/DatedList/DatedList';
import type { PageMeta } from '~/seo/page-meta';
import { publisher } from '~/seo/publisher';
import type { LoadedPressRelease } from './collection';
import { newsArticle } from './json-ld';

const pressPath = ({ slug }: LoadedPressRelease) => `/press/${slug}`;

export function pressMeta(release: LoadedPressRelease): PageMeta {
  const { title, headline, description, date: published } = release;
  const article = { published, author: organisation.legalName, section: 'Press release' };
  return { path: pressPath(release), title, ogTitle: headline, description, article };
}

export function pressReleasePage(release: LoadedPressRelease, releases: readonly LoadedPressRelease[]) {
  const { slug, headline, summary, place, date } = release;
  return {
    article: {
      meta: pressMeta(release),
      jsonLd: [newsArticle(publisher, release, pressPath(release))],
      trail: words.trail,
      title: headline,
      lead: summary,
      seed: slug,
      text: withBoilerplate(release.text),
    },
    dateline: { place, dateTime: date, date: formatDate(date) },
    others: { title: words.others, events: releases.filter((each) => each.slug !== slug).map(pressEntry) },
  };
}

/** The text with the paragraph about the company that ends every release. */
function withBoilerplate({ html, contents, ...text }: Text): Text {
  const { id, title, words: about } = boilerplate;
  return {
    ...text,
    html: `${html}<h2 id="${id}">${title}</h2><p>${about}</p>`,
    contents: [...contents, { id, label: title }],
  };
}

/** As the list of dates takes it. */
export const pressEntry = (release: LoadedPressRelease): EventEntry => ({
  title: release.headline,
  description: release.summary,
  facts: ['Press release', release.place],
  date: formatDate(release.date),
  from: release.date,
  until: release.date,
  link: { label: words.link, href: pressPath(release) },
});
