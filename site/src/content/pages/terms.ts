// The words around the terms of service. The terms themselves are content/legal/terms.md.
import { brand } from '~/facts/organisation';
import type { HeroProps } from '~/sections/Hero/Hero';
import type { PageMeta } from '~/seo/page-meta';

export const meta = {
  path: '/terms',
  title: 'Terms of service',
  description: `The agreement for using ${brand}, in plain English: trials, fees in Uganda shillings, renewal, your data, liability, and disputes settled in Kampala.`,
  crumb: 'Terms of service',
} satisfies PageMeta;

export const hero = {
  title: 'Terms of service',
  lead: 'What you can expect from us, and what we expect from you. Written to be read by a head teacher, not only by a lawyer.',
} satisfies HeroProps;
