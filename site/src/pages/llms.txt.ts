// `/llms.txt`: a summary of the site for language models.
import type { APIRoute } from 'astro';
import { navigation } from '~/facts/navigation';
import { organisation } from '~/facts/organisation';
import { pageMetas, subjectMetas } from '~/features/search/all-metas';
import { llmsText } from '~/seo/text-files';

/** Subjects with many pages, in the order of the list. */
const subjects: { title: string; of: keyof typeof subjectMetas; list?: string }[] = [
  { title: 'Documentation', of: 'docs' },
  { title: 'Articles', of: 'blog', list: '/blog' },
  { title: 'White papers', of: 'papers' },
  { title: 'Reports', of: 'reports' },
  { title: 'Security and compliance guides', of: 'guides' },
  { title: 'Documents', of: 'documents' },
  { title: 'Press releases', of: 'press', list: '/media-kit' },
  { title: 'Events and recordings', of: 'events', list: '/events' },
  { title: 'Release notes', of: 'releases', list: '/updates' },
];

export const GET: APIRoute = async ({ url, site = url }) => {
  const collections = await Promise.all(
    subjects.map(async ({ of, ...subject }) => ({ ...subject, pages: await subjectMetas[of]() })),
  );
  return new Response(
    llmsText({ site, organisation, groups: navigation.footer, pages: pageMetas(), collections }),
  );
};
