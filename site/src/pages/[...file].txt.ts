// Short text files: robots.txt, humans.txt and .well-known/security.txt.
import type { APIRoute } from 'astro';
import { organisation } from '~/facts/organisation';
import { previewLine } from '~/facts/preview';
import { securityTxt as facts } from '~/facts/website';
import { todayInKampala } from '~/lib/dates';
import { securityTxt } from '~/seo/text-files';

const texts: Record<string, (site: URL) => string> = {
  // Crawlers may read all but the staff inbox and the gallery of test builds.
  robots: (site) =>
    `User-agent: *\nDisallow: /admin\nDisallow: /gallery\n\nSitemap: ${new URL('/sitemap-index.xml', site)}\n`,
  humans: () =>
    [
      '/* TEAM */',
      `${organisation.legalName}, ${organisation.offices[0].city}, Uganda`,
      `Write to: ${organisation.email.general}`,
      '',
      '/* SITE */',
      'Language: English (Uganda)',
      'Made with: HTML, CSS, a little JavaScript, and respect for slow networks',
      'Typeface: Bricolage Grotesque by Mathieu Triay (SIL Open Font License)',
      '',
    ].join('\n'),
  '.well-known/security': (site) =>
    securityTxt({
      site,
      email: organisation.email.security,
      phone: organisation.phone.emergency,
      today: todayInKampala(),
      languages: facts.languages,
    }),
};

export const getStaticPaths = () => Object.keys(texts).map((file) => ({ params: { file } }));

export const GET: APIRoute = ({ params: { file = '' }, url, site = url }) =>
  new Response(`${previewLine() ? `# ${previewLine()}\n` : ''}${texts[file]?.(site)}`);
