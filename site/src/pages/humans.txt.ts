// `/humans.txt`: who is behind the site, for people who look.
import type { APIRoute } from 'astro';
import { organisation } from '~/facts/organisation';

export const GET: APIRoute = () =>
  new Response(
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
  );
