// `/sw.js`: the worker that keeps pages for when there is no network. At the root, because a worker serves what is beneath it.
import type { APIRoute } from 'astro';
import { plainScript } from '~/files/plain-script';
import source from '~/subjects/offline/service-worker.ts?raw';

export const GET: APIRoute = async () =>
  new Response(await plainScript('service-worker.ts', source), {
    headers: { 'content-type': 'text/javascript; charset=utf-8' },
  });
