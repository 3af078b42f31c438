// Words that scripts show, from content/script-words.yaml and the newsletter's form. Scripts read them from the page (build/scripts.ts).
import { z } from 'astro/zod';
import { filled } from '../facts/filled.ts';
import { formWords } from '../facts/forms.ts';
import { liveObject } from '../readers/content.ts';
import { readContent } from '../readers/read-facts.ts';

const words = filled.min(1);

const own = readContent(
  'script-words',
  z.strictObject({
    loading: words.describe('Until the search is there.'),
    forms: z
      .strictObject({
        unreached: words.describe('The reason, when there is no answer from us.'),
        retrying: words.describe('The reason, while the page is about to send it again by itself.'),
        mistyped: words.describe('Beside an email address that looks mistyped. {address} is filled in.'),
      })
      .describe('In a form that could not be sent.'),
    copying: z
      .strictObject({
        copied: words.describe('On the button, for two seconds.'),
        selected: words.describe('Where the browser does not let us copy.'),
        failed: words.describe('Where the text is not on the page.'),
      })
      .describe('After the press of a button that copies a text.'),
    search: z
      .strictObject({
        one: words.describe('{count} is 1.'),
        many: words.describe('{count} is filled in.'),
        none: words.describe('{query} is filled in.'),
        all: words.describe('The link to all results. {count} is filled in.'),
        also: words.describe('Before words of a page that its description does not have.'),
      })
      .describe('Below the field of the search.'),
  }),
);

/** In every page (layouts/Page.astro). */
export const scriptWords = liveObject(['newsletter', ...Object.keys(own)], () => ({
  newsletter: { sent: formWords.newsletter.sent, confirm: formWords.newsletter.confirmByEmail },
  ...own,
}));
