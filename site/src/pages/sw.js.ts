// `/sw.js`: the service worker for offline pages. It is at the root because its scope is its folder.
import type { APIRoute } from 'astro';
import source from '~/features/offline/service-worker.ts?script';
import { offline } from '~/features/offline/words';
import { escapeHtml } from '~/lib/text';

export const GET: APIRoute = async () => {
  const { meta, hero, again } = offline;
  const words = { title: meta.title, lead: hero.lead ?? '', ...again };
  const escaped = JSON.stringify(words, (_, value) =>
    typeof value === 'string' ? escapeHtml(value) : value,
  );
  return new Response(`const WORDS=${escaped};${source}`, {
    headers: { 'content-type': 'text/javascript; charset=utf-8' },
  });
};
