// `/newsletter/letters.json`, for the desk: every letter, and what the next one can be about.
import type { APIRoute } from 'astro';
import { previewMark } from '~/facts/preview';
import { loadPosts } from '~/subjects/blog/load';
import { loadProgramme } from '~/subjects/events/load';
import { loadLetters } from '~/subjects/newsletter/load';
import { letterList } from '~/subjects/newsletter/view';
import { loadReleases } from '~/subjects/releases/load';

export const GET: APIRoute = async () => {
  const list = letterList({
    letters: await loadLetters(),
    posts: await loadPosts(),
    releases: await loadReleases(),
    programme: await loadProgramme(),
  });
  return new Response(JSON.stringify({ ...list, mark: previewMark }));
};
