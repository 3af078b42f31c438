// `/llms.txt`: the site in one page of text, for language models.
import type { APIRoute } from 'astro';
import { footerGroups } from '~/content/navigation';
import { organisation } from '~/facts/organisation';
import { llmsText } from '~/seo/llms';
import type { PageMeta } from '~/seo/page-meta';
import { blogMetas } from '~/subjects/blog/meta';
import { docMetas } from '~/subjects/docs/load-docs';
import { documentMetas } from '~/subjects/documents/document-pages';
import { guideMetas } from '~/subjects/documents/guides';
import { eventMetas } from '~/subjects/events/load-events';
import { pressMetas } from '~/subjects/press/load-press';
import { paperMetas } from '~/subjects/publications/papers';
import { reportMetas } from '~/subjects/publications/reports';
import { releaseMetas } from '~/subjects/releases/load-releases';

const modules = import.meta.glob<PageMeta | undefined>('/src/content/pages/**/*.ts', {
  eager: true,
  import: 'meta',
});

export const GET: APIRoute = async ({ url, site = url }) => {
  const pages = Object.values(modules).filter((meta) => !!meta);
  const collections = [
    { title: 'Documentation', pages: await docMetas() },
    { title: 'Articles', pages: await blogMetas() },
    { title: 'White papers', pages: await paperMetas() },
    { title: 'Reports', pages: await reportMetas() },
    { title: 'Security and compliance guides', pages: await guideMetas() },
    { title: 'Documents', pages: await documentMetas() },
    { title: 'Press releases', pages: await pressMetas() },
    { title: 'Events and recordings', pages: await eventMetas() },
    { title: 'Release notes', pages: await releaseMetas() },
  ];
  return new Response(llmsText({ site, organisation, groups: footerGroups, pages, collections }));
};
