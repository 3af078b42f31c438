// Free pages: content/pages/free/<address>.yaml has a list of blocks and needs no code.
import { globSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'astro/zod';
import { section } from '../../components/Section/schema.ts';
import { list, points } from '../../components/schema.ts';
import { pageText } from '../../facts/page-text.ts';
import { pageSchema, readPage } from '../../facts/read-page.ts';
import { pictureFile } from '../../readers/fields.ts';
import { hasTag } from '../../readers/placeholders.ts';
import { contentFolder } from '../../readers/read-facts.ts';
import { LINKS_BEGIN, refusedIn } from '../../readers/safe-html.ts';
import { closingCallWords } from '../../sections/ClosingCall/schema.ts';
import { dataTableWords } from '../../sections/DataTable/schema.ts';
import { faqWords } from '../../sections/Faq/schema.ts';
import { featureIndexWords } from '../../sections/FeatureIndex/schema.ts';
import { heroWords } from '../../sections/Hero/schema.ts';
import { quotesWords } from '../../sections/Quotes/schema.ts';
import { statStripWords } from '../../sections/StatStrip/schema.ts';
import { stepsWords } from '../../sections/Steps/schema.ts';

const block = <Kind extends string, Shape extends z.core.$ZodShape>(
  kind: Kind,
  words: z.ZodObject<Shape, z.core.$strict>,
) => z.strictObject({ block: z.literal(kind), ...words.shape });

/** The layouts that need nothing beside the words. */
const look = z.enum(['plain', 'text']).exactOptional().meta({
  title: 'Layout',
  description: 'Text is lower, and shows a drawing on wide screens only. Plain unless given.',
});

const REFUSED = `has a link that is refused. ${LINKS_BEGIN}`;

const blocks = list(
  z.discriminatedUnion('block', [
    block('hero', heroWords.extend({ look })),
    block(
      'text',
      z.strictObject({
        text: pageText
          .refine((text) => hasTag(text) || refusedIn(text) === undefined, REFUSED)
          .meta({ lines: true, markdown: true })
          .describe('Paragraphs with an empty line between them. ## begins a heading, - a point of a list.'),
      }),
    ),
    block('points', section({ points })),
    block('cards', featureIndexWords),
    block('figures', statStripWords),
    block('steps', stepsWords),
    block('quotes', quotesWords),
    block('questions', faqWords),
    block('table', dataTableWords),
    block(
      'picture',
      z.strictObject({
        file: pictureFile,
        alt: pageText.min(3).meta({ title: 'What it shows', description: 'For people who cannot see it.' }),
        caption: pageText.exactOptional().describe('A line under it.'),
      }),
    ),
    block('call', closingCallWords),
  ]),
)
  .superRefine((all, { addIssue }) => {
    const count = (kind: string) => all.filter(({ block }) => block === kind).length;
    if (count('hero') !== 1) addIssue({ code: 'custom', message: 'must have one hero, which has the title' });
    if (count('questions') > 1)
      addIssue({ code: 'custom', message: 'must have questions once: put them all into one part' });
  })
  .describe('The parts of the page, from top to bottom.');

export type Block = z.infer<typeof blocks>[number];

/** Also used by the form editor for a new page. */
export const freePageSchema = pageSchema({ blocks });

/** Why no free page can have this address. */
export const freePageNameProblem = (name: string): string | undefined =>
  !/^[a-z0-9-]+(?:\/[a-z0-9-]+)*$/.test(name)
    ? 'An address has small letters, digits and hyphens only: names with a point are files of the website.'
    : /^(?:api|desk|og|sandbox)(?:\/|$)/.test(name)
      ? 'Addresses that begin so belong to the server. Choose another.'
      : undefined;

const folder = join(contentFolder, 'pages/free');

export const freePages = globSync('**/*.yaml', { cwd: folder })
  .sort()
  .map((file) => {
    const name = file.replaceAll('\\', '/').replace(/\.yaml$/, '');
    return { name, file: join(folder, file), ...readPage(`free/${name}`, { blocks }) };
  });
