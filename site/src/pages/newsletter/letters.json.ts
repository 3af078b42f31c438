// `/newsletter/letters.json`, for the server: every letter, and what the next one can be about.
import type { APIRoute } from 'astro';
import { previewMark } from '~/facts/preview';
import { loadPosts } from '~/features/blog/load';
import { loadProgramme } from '~/features/events/load';
import { loadLetters } from '~/features/newsletter/load';
import { letterList } from '~/features/newsletter/view';
import { loadReleases } from '~/features/releases/load';

export const GET: APIRoute = async () => {
  const list = letterList({
    letters: await loadLetters(),
    posts: await loadPosts(),
    releases: await loadReleases(),
    programme: await loadProgramme(),
  });
  return new Response(JSON.stringify({ ...list, mark: previewMark }));
};
