// `/robots.txt`: everything is open but the staff's inbox and the gallery of test builds.
import type { APIRoute } from 'astro';

export const GET: APIRoute = ({ url, site = url }) =>
  new Response(
    [
      'User-agent: *',
      'Disallow: /desk',
      'Disallow: /gallery',
      '',
      `Sitemap: ${new URL('/sitemap-index.xml', site)}`,
      '',
    ].join('\n'),
  );
