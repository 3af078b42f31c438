// `/newsletter/issues.json`, for the server: every issue, and what the next one can be about.
import type { APIRoute } from 'astro';
import { previewMark } from '~/facts/preview';
import { loadPosts } from '~/features/blog/load';
import { loadProgramme } from '~/features/events/load';
import { loadIssues } from '~/features/newsletter/load';
import { issueList } from '~/features/newsletter/view';
import { loadReleases } from '~/features/releases/load';

export const GET: APIRoute = async () => {
  const list = issueList({
    issues: await loadIssues(),
    posts: await loadPosts(),
    releases: await loadReleases(),
    programme: await loadProgramme(),
  });
  return new Response(JSON.stringify({ ...list, mark: previewMark() }));
};
