// `/blog/articles.json`: the cards of all articles for Load more.
import type { APIRoute } from 'astro';
import { previewMark } from '~/facts/preview';
import { loadPosts } from '~/subjects/blog/load';
import { allCards } from '~/subjects/blog/view';

export const GET: APIRoute = async () =>
  new Response(JSON.stringify(allCards(await loadPosts()).map((card) => ({ ...card, mark: previewMark }))));
