// Links and words of header and footer, from content/navigation.yaml.
import { z } from 'astro/zod';
import { pageEnds } from '../lib/school-parts.ts';
import { readContent } from '../readers/read-facts.ts';
import { filled } from './filled.ts';

const link = z.strictObject({
  label: filled.min(1),
  href: filled.min(1).meta({ title: 'Leads to', description: 'A page, such as /pricing.' }),
});

export const navigation = readContent(
  'navigation',
  z.strictObject({
    header: z.strictObject({
      links: z.array(link),
      more: z.array(link).describe('Under the links in the menu of a phone.'),
      start: link.describe('The button beside the links.'),
      skip: filled.describe('The first link of each page, for people who use the keyboard.'),
      openMenu: filled,
      closeMenu: filled,
      search: filled,
      toDark: filled,
      toLight: filled,
    }),
    footer: z.array(
      z.strictObject({
        title: filled.min(1),
        end: z
          .enum(pageEnds)
          .exactOptional()
          .describe(
            'The drawing at the end of these pages: the school if they sell, or one thing beside the road.',
          ),
        links: z.array(link).min(1),
      }),
    ),
    search: z.array(link).describe('Offered before anything is searched for.'),
    contact: z
      .strictObject({
        call: filled,
        whatsapp: filled,
        open: filled,
        closed: filled,
        signIn: filled,
        status: filled,
      })
      .describe('Beside the phone numbers in the footer and in the menu of a phone.'),
    preview: link
      .extend({ name: filled.describe('Names the line for people who hear the page.') })
      .describe('A line above the header of each page until the site is launched.'),
    updates: z
      .strictObject({
        title: filled,
        hint: filled,
      })
      .describe('Above the form in the footer, whose words are in forms/newsletter.'),
  }),
);

export type Navigation = typeof navigation;
