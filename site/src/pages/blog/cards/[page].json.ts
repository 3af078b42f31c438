// `/blog/cards/2.json`: the articles of a page of the blog's list, fetched by Load more and by its search.
import type { APIRoute, GetStaticPaths } from 'astro';
import { blogPages } from '~/subjects/blog/blog-page';
import type { IndexedPost } from '~/subjects/blog/islands/BlogIndex/BlogIndex';
import { loadPosts } from '~/subjects/blog/load-posts';

type Props = { items: readonly IndexedPost[] };

export const getStaticPaths = (async () =>
  blogPages(await loadPosts()).map(({ page, items }) => ({
    params: { page: String(page) },
    props: { items },
  }))) satisfies GetStaticPaths;

export const GET: APIRoute<Props> = ({ props: { items } }) => new Response(JSON.stringify(items));
