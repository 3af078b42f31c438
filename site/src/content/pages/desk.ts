// The words of the staff inbox's page.
import type { PageMeta } from '~/seo/page-meta';

export const meta = {
  title: 'The desk',
  description:
    'Where our staff read and answer what visitors send. It opens with a name and a password only.',
  noindex: true,
  pictureOf: '/',
} satisfies PageMeta;

export const desk = {
  title: 'The desk',
  /** The link on the brand. */
  site: 'To the website',
  noScript: 'The inbox needs JavaScript. The same can be done from a shell: npm run desk -- list.',
} as const;
