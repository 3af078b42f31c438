// `/sw.js`: the service worker for offline pages. It is at the root because its scope is its folder.
import type { APIRoute } from 'astro';
import { plainScript } from '~/files/plain-script';
import source from '~/subjects/offline/service-worker.ts?raw';

export const GET: APIRoute = async () =>
  new Response(await plainScript('service-worker.ts', source), {
    headers: { 'content-type': 'text/javascript; charset=utf-8' },
  });
