// `/llms.txt`: the site in one page of text, for language models.
import type { APIRoute } from 'astro';
import { organisation } from '~/content/facts/organisation';
import { footerGroups } from '~/content/navigation';
import { llmsText } from '~/seo/llms';
import type { PageMeta } from '~/seo/page-meta';
import { guideMetas } from './_guides';
import { blogMetas } from './blog/_meta';
import { docMetas } from './docs/_docs';
import { documentMetas } from './documents/_meta';
import { eventMetas } from './events/_events';
import { pressMetas } from './press/_press';
import { reportMetas } from './reports/_reports';
import { releaseMetas } from './updates/_releases';
import { paperMetas } from './whitepapers/_papers';

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
