// A letter as the server sends it: `/newsletter/2026-12.json`.
import type { APIRoute } from 'astro';
import { previewMark } from '~/facts/preview';
import { letterContent } from '~/features/newsletter/letter-content';
import { loadLetters } from '~/features/newsletter/load';
import type { LoadedLetter } from '~/features/newsletter/schema';

export const getStaticPaths = async () =>
  (await loadLetters()).map((letter) => ({ params: { letter: letter.id }, props: letter }));

export const GET: APIRoute<LoadedLetter> = async ({ props, url, site = url }) =>
  new Response(JSON.stringify({ ...(await letterContent(props, site.origin)), mark: previewMark }), {
    headers: { 'content-type': 'application/json; charset=utf-8' },
  });
