// The pages of the blog's categories: what they say about themselves, their feeds, and the index of them all.
import { type BlogCategory, blogCategories } from '~/content/facts/blog-categories';
import { aside, categories } from '~/content/pages/blog';
import { countByCategory } from '~/lib/posts';
import { categoryPath } from '~/lib/slugs';
import { breadcrumbList } from '~/seo/json-ld';
import type { PageMeta } from '~/seo/page-meta';
import { publisher } from '~/seo/publisher';
import { blogCrumb } from './_cards';
import type { LoadedPost } from './_posts';

export function categoryMeta(name: BlogCategory): PageMeta {
  const { title, about } = categories[name];
  return { path: categoryPath(name), title: `${name}: ${title}`, ogTitle: title, description: about };
}

export const categoryTrail = (name: BlogCategory) =>
  breadcrumbList(publisher, [blogCrumb, { name, path: categoryPath(name) }]);

export function categoryFeed(name: BlogCategory) {
  const path = `${categoryPath(name)}/rss.xml`;
  return { title: `Tred blog: ${name}`, description: categories[name].about, path };
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
