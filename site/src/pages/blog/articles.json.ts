// `/blog/articles.json`: the cards of all articles, for Load more and for the searches.
import type { APIRoute } from 'astro';
import { loadPosts } from '~/subjects/blog/load';
import { indexed } from '~/subjects/blog/view';

export const GET: APIRoute = async () => new Response(JSON.stringify((await loadPosts()).map(indexed)));
