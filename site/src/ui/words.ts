// Schemas of the small parts' words, and of fields that many sections share. The descriptions are the editor's help
// texts.
import { z } from 'astro/zod';
import { pageAddress, pageText } from '../facts/page-text.ts';

/** A list has at least one entry: a page omits an empty list. */
export const list = <Item extends z.ZodType>(item: Item) => z.array(item).min(1).readonly();

export const link = z
  .strictObject({
    label: pageText.describe('The words to press.'),
    href: pageAddress.meta({
      title: 'Leads to',
      description: 'A page of this site (/pricing), a place on it (/pricing#compare), or a whole address.',
    }),
  })
  /** Its name in the editor if it is one of several kinds. */
  .meta({ called: 'A link' });
export type Link = z.infer<typeof link>;

export const actions = list(link).meta({
  title: 'Buttons',
  description: 'The first stands out; a third is a plain link.',
});

/** One paragraph each. */
export const paragraphs = list(pageText).describe('One entry for each paragraph.');

export const points = list(pageText).describe('Short points, one line each.');

/** Points or links with their own heading. */
export const titledPoints = z.strictObject({ title: pageText.describe('The heading.'), items: points });
export const titledLinks = z.strictObject({
  title: pageText.describe('The heading.'),
  links: list(link).describe('The links.'),
});

export const badgeTone = z
  .enum(['neutral', 'good', 'busy', 'warm', 'accent'])
  .meta({ title: 'Colour', description: 'Of the badge. Its word must say the same.' });
export type BadgeTone = z.infer<typeof badgeTone>;

/** The head of a section. */
export const sectionHead = {
  title: pageText.describe('The heading.'),
  lead: pageText
    .exactOptional()
    .meta({ title: 'Introduction', description: 'A sentence or two under the heading.' }),
  link: link.exactOptional().describe('A link beside the heading.'),
};

/** Background and anchor of a section. */
export const sectionGround = {
  tone: z
    .enum(['ground', 'sunk', 'raised', 'deep'])
    .meta({ labels: { ground: 'Of the page', sunk: 'Shaded', raised: 'Lighter', deep: 'Dark' } })
    .exactOptional()
    .meta({
      title: 'Background',
      description: 'The colour behind the section; that of the page unless given.',
    }),
  id: pageText
    .regex(/^[a-z][a-z0-9-]*$/, 'must be small letters, digits and hyphens')
    .exactOptional()
    .meta({
      title: 'End of its address',
      description: 'As in /pricing#compare. Links lead there, so do not change it.',
    }),
  mark: pageText
    .exactOptional()
    .meta({ title: 'Word beside the heading', description: 'Such as sample. Shown small.' }),
};

export const footnote = {
  footnote: pageText.exactOptional().describe('Small print under it.'),
};

/** A section with a head, its own fields and a footnote. */
export const section = <Own extends z.core.$ZodLooseShape>(own: Own) =>
  z.strictObject({ ...sectionHead, ...own, ...footnote, ...sectionGround });

export const sectionWords = section({});
export type SectionWords = z.infer<typeof sectionWords>;

/** The head and background of a section, without its own fields. */
export const headOf = (words: SectionWords): SectionWords =>
  Object.fromEntries(Object.entries(words).filter(([field]) => field in sectionWords.shape)) as SectionWords;

const weaveGroup = z.strictObject({
  count: z
    .int()
    .positive()
    .meta({ title: 'Number of bars', description: 'One bar for each thing that is counted.' }),
  tone: z.literal([0, 1, 2, 3]).meta({
    title: 'Colour',
    description: 'Of the bars.',
    labels: { 0: 'Grey', 1: 'Green', 2: 'Yellow', 3: 'Red' },
  }),
  apart: z
    .boolean()
    .exactOptional()
    .meta({ title: 'Starts a row of its own', description: 'With an empty row above it.' }),
});

/** A bar of the woven pattern for each counted item. */
export const weaveGroups = list(weaveGroup).describe('Groups of bars, in their order.');

export const trackWords = z.strictObject({
  caption: pageText.describe('Says all that the drawing shows.'),
  groups: weaveGroups,
  marks: list(
    z.strictObject({
      after: z.number().nonnegative().meta({
        title: 'Number of bars before it',
        description: 'Where the mark is, counted from the left.',
      }),
      text: pageText.describe('The words under the bar.'),
    }),
  ).describe('Words under the bars.'),
});
export type TrackWords = z.infer<typeof trackWords>;

export const contentsWords = z.strictObject({
  label: pageText.describe('Names the list for people who hear the page.'),
  entries: list(
    link.extend({ note: pageText.exactOptional().describe('A few words under the name.') }),
  ).describe('The places on the page, in their order.'),
});
export type ContentsWords = z.infer<typeof contentsWords>;

export const factSheetWords = z.strictObject({
  facts: list(
    z.strictObject({
      label: pageText.describe('Name of the fact: When, Where.'),
      lines: list(pageText).describe('One entry for each line; the first one leads.'),
      alike: z
        .boolean()
        .exactOptional()
        .meta({ title: 'All lines look the same', description: 'Otherwise the first line is bold.' }),
      link: link.exactOptional().describe('A link under the lines.'),
    }),
  ).describe('The facts on the card.'),
});
export type FactSheetWords = z.infer<typeof factSheetWords>;
export type Fact = FactSheetWords['facts'][number];

export const timetableWords = z.strictObject({
  entries: list(
    z.strictObject({
      mark: pageText.describe('The day or the hour: Monday, 7:30.'),
      text: pageText.describe('The words beside it.'),
    }),
  ).describe('The days of a week or the hours of a day.'),
});
export type TimetableWords = z.infer<typeof timetableWords>;

export const copyBoxWords = z.strictObject({
  label: pageText.describe('Says what the text is.'),
  text: pageText.describe('The text to copy.'),
  button: pageText.describe('The words on the button: Copy code.'),
});
export type CopyBoxWords = z.infer<typeof copyBoxWords>;

export const contactWaysWords = z.strictObject({
  email: pageAddress.describe('An e-mail address.'),
  phone: pageAddress.describe('A phone number with its country code and no spaces.'),
  whatsapp: pageAddress.describe('A WhatsApp number with its country code and no spaces.'),
});
export type Ways = z.infer<typeof contactWaysWords>;

export const chartWords = z.strictObject({
  caption: pageText.describe('The thing counted, and when.'),
  note: pageText
    .exactOptional()
    .describe('A note for the reader: where an axis starts, or which part is missing.'),
});

export const chartTone = z.enum(['brand', 'quiet', 'warm', 'accent']).meta({
  title: 'Colour',
  description:
    'Brand for the thing itself, quiet for a comparison, warm for what went wrong, accent to stand out.',
});
export type ChartTone = z.infer<typeof chartTone>;

const chartRow = {
  name: pageText.describe('Name of the row.'),
  text: pageText.describe('The number as it is read: 85%.'),
  tone: chartTone.exactOptional(),
};

export const barRows = list(
  z.strictObject({
    ...chartRow,
    value: z.number().describe('The length of the bar.'),
    target: z.number().exactOptional().describe('Where it should be; a stroke marks it.'),
  }),
).describe('The bars.');
export type BarRow = z.infer<typeof barRows>[number];

export const dotRows = list(
  z.strictObject({
    ...chartRow,
    filled: z
      .int()
      .nonnegative()
      .meta({ title: 'Number of filled dots', description: 'The others are empty.' }),
    of: z
      .int()
      .positive()
      .exactOptional()
      .meta({ title: 'Number of dots', description: 'Ten unless given.' }),
  }),
).describe('The rows of dots.');
export type DotRow = z.infer<typeof dotRows>[number];

export const mapWords = z.strictObject({
  caption: pageText.describe('Says what the map shows.'),
  label: pageText.exactOptional().describe('The map in words, for people who cannot see it.'),
});

/** The map of the lake shore. */
export const shoreWords = mapWords.extend({ lake: pageText.describe('The name on the water.') });

/** Beside a form; code adds who collects the data and the retention time. */
export const dataNoteWords = z.strictObject({
  purpose: pageText.describe(
    'Why we ask for the data. It ends a sentence: We use it to answer your message.',
  ),
});

/** The noun after a number. */
export const oneOrMany = z.strictObject({
  one: pageText.describe('Beside the number one: article.'),
  many: pageText.describe('Beside any other number: articles.'),
});

/** A list with pages. */
export const laterPagesWords = z.strictObject({
  label: pageText.describe('Names the links to the pages of the list, for people who hear the page.'),
  about: pageText.describe('Content of the pages after the first, for search engines. It ends a sentence.'),
});
