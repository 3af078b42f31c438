// `/blog/articles.json`: the cards of all articles for Load more.
import type { APIRoute } from 'astro';
import { previewMark } from '~/facts/preview';
import { loadPosts } from '~/features/blog/load';
import { allCards } from '~/features/blog/view';

export const GET: APIRoute = async () =>
  new Response(JSON.stringify(allCards(await loadPosts()).map((card) => ({ ...card, mark: previewMark }))));
