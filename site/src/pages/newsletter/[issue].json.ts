// An issue as the server sends it: `/newsletter/2026-12.json`.
import type { APIRoute } from 'astro';
import { previewMark } from '~/facts/preview';
import { issueContent } from '~/features/newsletter/issue-content';
import { loadIssues } from '~/features/newsletter/load';
import type { LoadedIssue } from '~/features/newsletter/schema';

export const getStaticPaths = async () =>
  (await loadIssues()).map((issue) => ({ params: { issue: issue.id }, props: issue }));

export const GET: APIRoute<LoadedIssue> = async ({ props, url, site = url }) =>
  new Response(JSON.stringify({ ...(await issueContent(props, site.origin)), mark: previewMark() }), {
    headers: { 'content-type': 'application/json; charset=utf-8' },
  });
