// The pages of the blog's categories: what they say about themselves, their feeds, and the index of them all.

import { aside } from '~/content/pages/blog';
import { blogCategories, blogCategory } from '~/facts/blog-categories';
import { brand } from '~/facts/organisation';
import { categoryPath } from '~/lib/slugs';
import type { PageMeta } from '~/seo/page-meta';
import { blogCrumb } from './cards';
import type { LoadedPost } from './load-posts';
import { countByCategory } from './posts';

export function categoryMeta(name: string): PageMeta {
  const { title, about } = blogCategory(name);
  return {
    path: categoryPath(name),
    title: `${name}: ${title}`,
    ogTitle: title,
    description: about,
    crumb: name,
    under: [blogCrumb],
  };
}

export function categoryFeed(name: string) {
  const path = `${categoryPath(name)}/rss.xml`;
  return { title: `${brand} blog: ${name}`, description: blogCategory(name).about, path };
}

export function categoryLinks(posts: readonly LoadedPost[], current?: string) {
  return {
    unit: aside.unit,
    links: countByCategory(posts, blogCategories).map(({ name, count }) => ({
      label: name,
      href: categoryPath(name),
      count,
      current: name === current,
    })),
  };
}
