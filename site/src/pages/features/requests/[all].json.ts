// `/features/requests/all.json`: every request. The browser fetches it to sort or filter more than one page.
import type { APIRoute, GetStaticPaths } from 'astro';
import { loadRequests } from '~/features/feature-requests/load';
import { PER_PAGE } from '~/features/feature-requests/requests';
import { shownRequest } from '~/features/feature-requests/view';

export const getStaticPaths = (async () =>
  (await loadRequests()).requests.length > PER_PAGE
    ? [{ params: { all: 'all' } }]
    : []) satisfies GetStaticPaths;

export const GET: APIRoute = async () =>
  new Response(JSON.stringify((await loadRequests()).requests.map(shownRequest)));
