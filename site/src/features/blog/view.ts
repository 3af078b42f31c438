// View models of the blog's pages and feeds, with the JSON-LD of an article.

import type { BlogPosting } from 'schema-dts';
import { blogCategories, blogCategory, featuredNumber } from '~/facts/blog';
import { authors } from '~/facts/company';
import { organisation } from '~/facts/organisation';
import { formatDate } from '~/lib/dates';
import { counted, fillValues, slugify } from '~/lib/format-text';
import type { PageMeta } from '~/lib/page-meta';
import { inPages, type Slice } from '~/lib/paging';
import type { Cover } from '~/sections/Covers/Covers';
import { absoluteUrl } from '~/seo/addresses';
import type { Feed, FeedItem } from '~/seo/feed';
import { article, type Publisher } from '~/seo/json-ld';
import { laterPageMeta, pageOfPages } from '~/seo/later-page';
import { publisher } from '~/seo/publisher';
import { LIST, PER_PAGE } from './paths';
import type { LoadedPost } from './schema';
import { blog } from './words';

const under = () => [{ name: blog.meta.crumb ?? blog.meta.title, path: LIST }];

const postPath = ({ number }: LoadedPost) => `/blog/${number}`;

const categoryPath = (name: string) => `/blog/category/${slugify(name)}`;

export const postsIn = (name: string, posts: readonly LoadedPost[]) =>
  posts.filter(({ category }) => category === name);

function newestFirst(posts: readonly LoadedPost[]): LoadedPost[] {
  return posts.toSorted((a, b) => b.date.localeCompare(a.date) || b.number - a.number);
}

const readingTime = ({ minutes }: LoadedPost) =>
  fillValues(blog.article.minutes, { minutes }).replaceAll(' ', '\u00a0');

export function coverOf(post: LoadedPost) {
  const { title, excerpt, author, category, date, drawing } = post;
  const facts = [author, formatDate(date), readingTime(post)];
  return { drawing, title, text: excerpt, category, href: postPath(post), facts };
}

function titleOf(post: LoadedPost): Cover {
  const { drawing, title, href, category } = coverOf(post);
  return { drawing, title, href, category };
}

/** The featured article. A missing one fails the build. */
export function featuredOf(posts: readonly LoadedPost[]): LoadedPost {
  const post = posts.find(({ number }) => number === featuredNumber());
  if (!post) {
    throw new Error(`content/facts/blog.yaml: featured: no article has the number ${featuredNumber()}.`);
  }
  return post;
}

/** The cards of all articles, newest first. The featured one is above the list, so it is last in it. */
function allCards(posts: readonly LoadedPost[]) {
  const isFeatured = ({ number }: LoadedPost) => Number(number === featuredNumber());
  return newestFirst(posts)
    .sort((a, b) => isFeatured(a) - isFeatured(b))
    .map(coverOf);
}

const blogPages = (posts: readonly LoadedPost[]) => inPages(allCards(posts), PER_PAGE);

export function blogPage(posts: readonly LoadedPost[]) {
  const [list = { page: 1, pages: 1, total: 0, items: [] }] = blogPages(posts);
  const first = { ...coverOf(featuredOf(posts)), href: '/blog/featured', linkLabel: blog.featured.linkLabel };
  return {
    featured: { firstTitle: blog.featured.title, first },
    list,
    ...around(posts),
  };
}

export function laterBlogPages(posts: readonly LoadedPost[]) {
  const [, ...later] = blogPages(posts);
  const all = around(posts);
  return later.map((list) => ({ ...laterBlogPage(list), ...all }));
}

function laterBlogPage(list: Slice<Cover>) {
  const { page, pages } = list;
  return {
    meta: laterPageMeta(
      { path: LIST, name: blog.index.title, about: blog.laterPages.about, under: under() },
      list,
    ),
    hero: { trail: under(), title: blog.index.title },
    title: pageOfPages(list),
    list,
    links: { label: blog.laterPages.label, list: LIST, page, pages },
  };
}

const around = (posts: readonly LoadedPost[]) => ({
  feeds: [blogFeed()],
  categories: categoryLinks(posts),
  feedLink: { label: blog.aside.feed, href: blogFeed().path },
});

function categoryMeta(name: string): PageMeta {
  const { title, about } = blogCategory(name);
  return {
    path: categoryPath(name),
    title: `${name}: ${title}`,
    ogTitle: title,
    description: about,
    crumb: name,
    under: under(),
  };
}

const PER_CATEGORY_PAGE = 20;

export function categoryPages(name: string, posts: readonly LoadedPost[]) {
  const own = newestFirst(postsIn(name, posts)).map(coverOf);
  const categories = categoryLinks(posts, name);
  return inPages(own, PER_CATEGORY_PAGE).map((list) => ({
    page: list.page,
    props: categoryPage(name, list, categories),
  }));
}

/** Under the tree somebody reads. */
const articlesHero = { school: 'tree' } as const;

function categoryPage(name: string, list: Slice<Cover>, categories: ReturnType<typeof categoryLinks>) {
  const { title, about } = blogCategory(name);
  const { page, pages, total, items } = list;
  const feed = categoryFeed(name);
  const path = categoryPath(name);
  return {
    meta: page === 1 ? categoryMeta(name) : laterMeta(name, list),
    feeds: [feed, blogFeed()],
    hero: { ...articlesHero, kicker: name, title, lead: page === 1 ? about : pageOfPages(list) },
    count: counted(total, blog.list.unit),
    covers: items,
    links: { label: blog.laterPages.label, list: path, page, pages },
    feedLink: { label: fillValues(blog.aside.categoryFeed, { category: name }), href: feed.path },
    categories,
  };
}

const laterMeta = (name: string, list: Slice<Cover>): PageMeta => {
  const path = categoryPath(name);
  return laterPageMeta(
    { path, name, about: blog.laterPages.about, under: [...under(), { name, path }] },
    list,
  );
};

export const categoryLinks = (posts: readonly LoadedPost[], current?: string) => ({
  unit: blog.list.unit,
  links: blogCategories().map((name) => ({
    label: name,
    href: categoryPath(name),
    count: postsIn(name, posts).length,
    current: name === current,
  })),
});

function postMeta(post: LoadedPost): PageMeta {
  const { title, excerpt, date, updated, author, category } = post;
  const article = { published: date, updated, author, section: category };
  const path = postPath(post);
  return { path, pictureOf: path, title, description: excerpt, article };
}

export function articlePage(post: LoadedPost, posts: readonly LoadedPost[], relatedTo = relatedness(posts)) {
  const { title, excerpt, category, text, author, date, updated, drawing } = post;
  return {
    article: {
      meta: postMeta(post),
      feeds: [blogFeed()],
      jsonLd: [blogPosting(publisher, post)],
      trail: [...under(), { name: category, path: categoryPath(category) }],
      title,
      lead: excerpt,
      drawing,
      text,
    },
    byline: {
      author,
      role: guestRole(author),
      date,
      updated: updated
        ? { day: updated, text: fillValues(blog.article.updated, { day: formatDate(updated) }) }
        : undefined,
      minutes: readingTime(post),
    },
    share: { title, url: absoluteUrl(publisher.site, postPath(post)), words: blog.article },
    related: {
      title: blog.article.related,
      covers: relatedTo(post, 3).map(titleOf),
      tone: 'sunk' as const,
    },
  };
}

function guestRole(author: string): string | undefined {
  const guest = authors.guests.find(({ name }) => name === author);
  return guest && fillValues(blog.article.guest, { role: guest.role });
}

const LINKED = 200;
const SAME_CATEGORY = 100;

export function relatedness(posts: readonly LoadedPost[]) {
  const words = new Map(posts.map((post) => [post, keywords(post)]));
  const links = new Map(posts.map((post) => [post, linkedNumbers(post.text.html)]));

  return (post: LoadedPost, count: number): LoadedPost[] => {
    const own = keywords(post);
    const score = (other: LoadedPost): number => {
      const linked = links.get(post)?.has(other.number) || links.get(other)?.has(post.number);
      const shared = words.get(other)?.intersection(own).size ?? 0;
      return (linked ? LINKED : 0) + (other.category === post.category ? SAME_CATEGORY : 0) + shared;
    };
    return posts
      .filter(({ number }) => number !== post.number)
      .map((other) => ({ other, score: score(other) }))
      .sort((a, b) => b.score - a.score || a.other.number - b.other.number)
      .slice(0, count)
      .map(({ other }) => other);
  };
}

/** Numbers of the articles that a text links to. */
const linkedNumbers = (html: string) =>
  new Set([...html.matchAll(/ href="\/blog\/(\d+)/g)].map(([, number]) => Number(number)));

/** Words of five letters or more, without a plural s. */
function keywords({ title, excerpt }: LoadedPost): Set<string> {
  const words = `${title} ${excerpt}`.toLowerCase().match(/[a-z]{5,}/g) ?? [];
  return new Set(words.map((word) => word.replace(/s$/, '')));
}

function blogPosting(from: Publisher, post: LoadedPost): BlogPosting {
  const { title, excerpt: description, author, category, date, updated, words } = post;
  return {
    '@type': 'BlogPosting',
    ...article(from, { title, description, path: postPath(post) }),
    author: { '@type': 'Person', name: author },
    articleSection: category,
    datePublished: date,
    dateModified: updated ?? date,
    wordCount: words,
  };
}

const feedTitle = () => `${organisation.name} blog`;

export const blogFeed = (): Feed => ({
  title: feedTitle(),
  description: blog.meta.description,
  path: `${LIST}/rss.xml`,
  archive: LIST,
});

export const categoryFeed = (name: string): Feed => ({
  title: `${feedTitle()}: ${name}`,
  description: blogCategory(name).about,
  path: `${categoryPath(name)}/rss.xml`,
  archive: categoryPath(name),
});

export const feedItems = (posts: readonly LoadedPost[]): FeedItem[] =>
  newestFirst(posts).map((post) => {
    const { title, excerpt: text, date, author, category } = post;
    return { title, text, date, path: postPath(post), author, category };
  });

export const blogMetas = (posts: readonly LoadedPost[]): PageMeta[] => [
  ...blogCategories().map(categoryMeta),
  ...newestFirst(posts).map(postMeta),
];
