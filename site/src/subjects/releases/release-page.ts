// What one release's page is given: everything in it, which requests it completes, what was repaired, and the releases
// beside it.
import { changeWords, follow, release as words } from '~/content/pages/updates';
import { organisation } from '~/facts/organisation';
import { formatDate } from '~/lib/dates';
import type { FeatureIndexProps } from '~/sections/FeatureIndex/FeatureIndex';
import type { PageMeta } from '~/seo/page-meta';
import type { LoadedRelease } from './collection';
import { releasePath, releasesBeside } from './releases';

/** A feature request that some release has brought, with its address. */
export type CompletedRequest = {
  title: string;
  description: string;
  votes: number;
  release: string;
  href: string;
};

export const releaseMeta = ({ version, type, highlights, meta, date }: LoadedRelease) =>
  ({
    path: releasePath(version),
    title: `${words.title(version)}: ${type.toLowerCase()}`,
    ogTitle: `${organisation.name} ${version}: ${highlights[0]?.title ?? type}`,
    description: meta,
    crumb: words.title(version),
    under: [{ name: 'Updates', path: '/updates' }],
    article: { published: date, author: organisation.name, section: 'Product updates' },
  }) satisfies PageMeta;

export function releasePage(
  release: LoadedRelease,
  releases: readonly LoadedRelease[],
  requests: readonly CompletedRequest[],
) {
  const { version, type, date, description, highlights, before, fixes, picture } = release;
  const asked = requests.filter((request) => request.release === version);
  const { newer, older } = releasesBeside(release, releases);
  return {
    meta: releaseMeta(release),
    hero: {
      look: picture ? ('split' as const) : ('plain' as const),
      title: words.title(version),
      kicker: `${type}, ${formatDate(date)}`,
      lead: description,
      actions: follow.actions,
      seed: version,
    },
    picture: picture && { ...picture, words: changeWords },
    highlights: {
      title: words.highlights(highlights.length),
      look: 'rows' as const,
      features: highlights,
    },
    asked: asked.length > 0 ? askedFor(asked) : undefined,
    before: { title: words.before, text: before.length > 0 ? [] : [words.nothing], points: before },
    fixes,
    neighbours: { label: words.neighbours, previous: linkTo(older), next: linkTo(newer) },
  };
}

const askedFor = (requests: readonly CompletedRequest[]): FeatureIndexProps => ({
  title: words.asked.title,
  lead: words.asked.text,
  tone: 'sunk',
  features: requests.map(({ href, title, description, votes }) => ({
    title,
    text: description,
    mark: words.asked.votes(votes),
    link: { label: words.asked.link, href },
  })),
});

const linkTo = (release: LoadedRelease | undefined) =>
  release && { title: words.title(release.version), href: releasePath(release.version) };
