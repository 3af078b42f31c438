// The press releases, newest first, with what their pages say about themselves.
import { type CollectionEntry, getCollection } from 'astro:content';
import { organisation } from '~/facts/organisation';
import { publication } from '~/seo/json-ld';
import type { PageMeta } from '~/seo/page-meta';
import { publisher } from '~/seo/publisher';

export type Release = CollectionEntry<'press'>;

export async function pressReleases(): Promise<Release[]> {
  return (await getCollection('press')).sort((a, b) => b.data.date.localeCompare(a.data.date));
}

export const pressPath = ({ id }: Release) => `/press/${id}`;

export function pressMeta(release: Release): PageMeta {
  const { title, headline, description, date: published } = release.data;
  const article = { published, author: organisation.legalName, section: 'Press release' };
  return { path: pressPath(release), title, ogTitle: headline, description, article };
}

export const pressMetas = async () => (await pressReleases()).map(pressMeta);

export const newsArticle = (release: Release) =>
  publication(publisher, 'NewsArticle', {
    title: release.data.headline,
    description: release.data.description,
    published: release.data.date,
    path: pressPath(release),
  });
