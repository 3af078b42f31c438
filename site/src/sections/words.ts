// Schemas of the sections' words. The descriptions are the help texts of the editor's form.
import { z } from 'astro/zod';
import { pageAddress, pageText } from '../facts/page-text.ts';
import { icon } from '../lib/schema-parts.ts';
import {
  actions,
  badgeTone,
  contactWaysWords,
  copyBoxWords,
  footnote,
  link,
  list,
  paragraphs,
  points,
  section,
  sectionGround,
  sectionHead,
  weaveGroups,
} from '../ui/words.ts';

const { title, lead } = sectionHead;

export const pictureHeroWords = z.strictObject({
  kicker: z.union([pageText, link]).exactOptional().meta({
    title: 'Line above the title',
    description: 'The subject of the page, or a link to the page above it.',
  }),
  title: z
    .union([pageText, list(pageText)])
    .describe('The title of the page. A list sets it very large, one entry for each line.'),
  lead: pageText
    .exactOptional()
    .meta({ title: 'Introduction', description: 'A sentence or two under the title.' }),
  mark: pageText
    .exactOptional()
    .meta({ title: 'Word above the title', description: 'Such as sample. Shown small.' }),
  actions: actions.exactOptional(),
  points: points.exactOptional(),
  proof: pageText
    .exactOptional()
    .meta({ title: 'Line under the buttons', description: 'Shows that it is true.' }),
});
export type PictureHeroWords = z.infer<typeof pictureHeroWords>;

export const weaveCountWords = z.strictObject({
  groups: weaveGroups,
  columns: z.int().positive().describe('Number of bars in a row.'),
  caption: pageText.describe('Says what a bar is and what the colours mean.'),
});
export type WeaveCountWords = z.infer<typeof weaveCountWords>;

export const heroWords = pictureHeroWords.extend({
  look: z.enum(['split', 'plain', 'statement', 'wide', 'deep', 'text', 'reference']).exactOptional().meta({
    title: 'Layout',
    description:
      'Split has a picture beside the words that may run off the page. Plain is on the light ground, statement on the dark one; what the page shows is beside the words. Wide is on the light ground, deep on the dark one: the words are a thin row above, what the page shows is below at full width. Text opens an article, reference a page to look things up. Plain unless given.',
  }),
  counts: weaveCountWords
    .exactOptional()
    .meta({ title: 'Bars', description: 'They show a number, beside the words.' }),
});
export type HeroWords = z.infer<typeof heroWords>;

export const closingCallWords = z.strictObject({
  look: z.enum(['deep', 'tint', 'line']).exactOptional().meta({
    title: 'Look',
    description:
      'Deep is a dark green band, tint a light one, line a heading under a rule. Deep unless given.',
  }),
  title,
  text: pageText.describe('A sentence or two under the heading.'),
  actions,
  ways: list(link.extend({ name: pageText.describe('Its name: Emergency line.') }))
    .exactOptional()
    .describe('Other ways to reach us.'),
});
export type ClosingCallWords = z.infer<typeof closingCallWords>;

export const splitWords = z.strictObject({
  title,
  text: paragraphs,
  points: points.exactOptional(),
  actions: actions.exactOptional(),
  words: z
    .enum(['left', 'right'])
    .exactOptional()
    .meta({ title: 'Side of the words', description: 'On wide screens; left unless given.' }),
  level: z.enum(['middle', 'top']).exactOptional().meta({
    title: 'Height of the words',
    description: 'Top for a few words beside something tall; middle unless given.',
  }),
  ...footnote,
  ...sectionGround,
});
export type SplitWords = z.infer<typeof splitWords>;

export const faqItem = z.strictObject({
  question: pageText.describe('The question, as a visitor would ask it.'),
  answer: pageText.describe('The answer, in a few sentences.'),
});

export const faqWords = z.strictObject({
  ...sectionHead,
  items: list(faqItem).meta({
    title: 'Questions and answers',
    description: 'In the order in which visitors ask.',
  }),
  ...sectionGround,
});
export type FaqWords = z.infer<typeof faqWords>;

const featureHead = {
  title: pageText.describe('The name of the entry.'),
  text: pageText.describe('A sentence or two about it.'),
  icon: icon.exactOptional(),
};

export const feature = z.strictObject({
  ...featureHead,
  mark: pageText.exactOptional().meta({ title: 'Small figure or word', description: 'As in: 2-3 days.' }),
  pointsTitle: pageText
    .exactOptional()
    .meta({ title: 'Heading above the points', description: 'Leave it out if the text introduces them.' }),
  points: points.exactOptional(),
  link: link.exactOptional().describe('Where to read more.'),
  links: list(link).exactOptional().describe('Several places to read more.'),
});
export type Feature = z.infer<typeof feature>;

/** Each entry has the same number of lists. */
export const featureWithLists = z.strictObject({
  ...featureHead,
  lists: list(
    z.strictObject({
      title: pageText.describe('The heading of the list: Requirements.'),
      items: list(pageText).describe('Short points, one line each.'),
    }),
  ).describe('Lists beside the entry, as many for each entry.'),
});

export const featureIndexWords = section({
  look: z.enum(['rows', 'grid', 'cards', 'lists']).exactOptional().meta({
    title: 'Layout',
    description:
      'Grid has two or three columns; rows are for a few weighty entries; cards have boxes; lists have one entry a row, with its lists.',
  }),
  features: list(z.union([feature, featureWithLists])).meta({
    title: 'Entries',
    description: 'The most important first.',
  }),
});
export type FeatureIndexWords = z.infer<typeof featureIndexWords>;

export const step = z.strictObject({
  title: pageText.describe('The name of the step.'),
  duration: pageText.exactOptional().describe('How long it takes.'),
  text: pageText.describe('Its content.'),
});

export const stepsWords = section({ steps: list(step).describe('The steps, in their order.') });
export type StepsWords = z.infer<typeof stepsWords>;

export const stat = z.strictObject({
  figure: pageText.describe('The figure: 98%.'),
  label: pageText.describe('The thing counted.'),
  note: pageText.exactOptional().describe('A few words under it.'),
});

export const statStripWords = section({
  showTitle: z
    .boolean()
    .exactOptional()
    .meta({ title: 'Show the heading', description: 'Else only people who hear the page are told it.' }),
  stats: list(stat).meta({ title: 'Figures', description: 'Three or four, the most important first.' }),
});
export type StatStripWords = z.infer<typeof statStripWords>;

/** For a page with figures from the facts. */
export const statHeadWords = statStripWords.omit({ stats: true });

export const quote = z.strictObject({
  quote: pageText.describe('The quote, without quotation marks.'),
  author: pageText.describe('First name and surname.'),
  position: pageText.describe('The person’s role and place of work.'),
  fact: pageText.exactOptional().describe('One fact beside the name: a place, a figure.'),
  rating: z.int().min(1).max(5).exactOptional().describe('Stars, out of five.'),
});
export type CustomerQuote = z.infer<typeof quote>;

export const quotesWords = section({ quotes: list(quote).describe('The quotes; the first is large.') });
export type QuotesWords = z.infer<typeof quotesWords>;

export const timelineWords = z.strictObject({
  ...sectionHead,
  entries: list(
    z.strictObject({
      year: z.int().describe('The year.'),
      title: pageText.describe('The event, in a few words.'),
      text: pageText.describe('The story, in a sentence or two.'),
    }),
  ).describe('One entry for each year.'),
  ...sectionGround,
});
export type TimelineWords = z.infer<typeof timelineWords>;

export const statementWords = z.strictObject({
  title,
  statement: pageText.describe('One sentence, set as large as a poster.'),
  text: pageText.exactOptional().describe('A few sentences under it.'),
  ...footnote,
  ...sectionGround,
});
export type StatementWords = z.infer<typeof statementWords>;

export const nameStripWords = z.strictObject({
  title,
  look: z
    .enum(['marks', 'crests'])
    .exactOptional()
    .meta({ title: 'Layout', description: 'Marks shows the short names, crests both; marks unless given.' }),
  names: list(
    z.strictObject({
      short: pageText.describe('The initials.'),
      full: pageText.describe('The whole name.'),
    }),
  ).describe('The names.'),
});
export type NameStripWords = z.infer<typeof nameStripWords>;

export const download = z.strictObject({
  title: pageText.describe('The name of the file, for readers.'),
  description: pageText.describe('A sentence about it.'),
  href: pageAddress.describe('The address of the file.'),
  facts: list(pageText).describe('Facts about the file: PDF, 12 pages.'),
  readHref: pageAddress.exactOptional().describe('The address of a page with the same text.'),
});
export type Download = z.infer<typeof download>;

export const downloadsWords = section({ downloads: list(download).describe('The files.') });
export type DownloadsWords = z.infer<typeof downloadsWords>;

export const compareTableWords = section({
  columns: list(
    z.strictObject({
      name: pageText.describe('The heading of the column.'),
      badge: pageText.exactOptional().describe('A short word beside the heading: Most popular.'),
      highlighted: z.boolean().exactOptional().describe('Highlights the column.'),
    }),
  ).describe('The columns. The first one names the rows.'),
  rows: list(
    z.strictObject({
      label: pageText.describe('Name of the comparison.'),
      cells: list(z.union([pageText, z.boolean()])).describe(
        'One entry for each column after the first: a text, or yes or no for included or not.',
      ),
    }),
  ).describe('The rows.'),
});
export type CompareTableWords = z.infer<typeof compareTableWords>;

const dataTableState = z.strictObject({
  label: pageText.describe('The word on the badge.'),
  tone: badgeTone,
});
export type DataTableState = z.infer<typeof dataTableState>;

/** The component adds computed cells with dates. */
export const dataTableCell = z.union([
  pageText,
  list(pageText),
  z.strictObject({ code: pageText.describe('A line of code.') }),
  link,
  z.strictObject({ state: dataTableState.describe('A badge.') }),
]);

export const dataTableRow = z.strictObject({
  name: pageText.describe('Subject of the row.'),
  note: pageText.exactOptional().describe('Small words under the name.'),
  code: z.boolean().exactOptional().describe('The name is a line of code.'),
  id: pageText
    .exactOptional()
    .meta({ title: 'End of its address', description: 'As in /cookies#theme. Links lead there.' }),
  cells: list(dataTableCell).describe('One entry for each column after the first.'),
});

export const dataTableWords = section({
  columns: list(pageText).describe('The headings of the columns. The first column names the rows.'),
  compact: z.boolean().exactOptional().meta({
    title: 'Narrow columns',
    description: 'For cells of a word or two: they stay side by side on a phone.',
  }),
  rows: list(dataTableRow).describe('The rows.'),
});
export type DataTableWords = z.infer<typeof dataTableWords>;

/** The words of an event; its date is computed. */
export const datedEntry = z.strictObject({
  title: pageText.describe('The name of the event.'),
  facts: list(pageText).describe('Short facts in reading order: Workshop, Kampala, 50 places.'),
  description: pageText.describe('A sentence or two about it.'),
  badge: pageText.exactOptional().describe('A short word beside the date.'),
  points: points.exactOptional(),
  link: link.describe('Where to read more or take part.'),
});
export type DatedEntry = z.infer<typeof datedEntry>;

export const datedListWords = section({
  events: list(datedEntry).describe('The events.'),
});
export type DatedListWords = z.infer<typeof datedListWords>;

/** The list itself is computed. */
export const coversWords = section({
  look: z.enum(['grid', 'featured', 'rows']).exactOptional().meta({
    title: 'Layout',
    description: 'Featured sets the first one large, rows all of them; grid unless given.',
  }),
});
export type CoversWords = z.infer<typeof coversWords>;

export const figureListWords = section({
  pointsTitle: pageText
    .exactOptional()
    .meta({ title: 'Words above the points', description: 'Of each entry: Examples.' }),
  groups: list(
    z.strictObject({
      title: pageText.exactOptional().describe('The heading of the group. A single group needs none.'),
      text: pageText.exactOptional().describe('A sentence about the group.'),
      icon: icon.exactOptional(),
      entries: list(
        z.strictObject({
          figure: pageText.describe('The figure: 85%.'),
          title: pageText.describe('A description.'),
          text: pageText.describe('Its meaning.'),
          points: points.exactOptional(),
          link: link.exactOptional().describe('Where it is used.'),
        }),
      ).describe('The figures of the group.'),
    }),
  ).describe('Groups of figures.'),
});
export type FigureListWords = z.infer<typeof figureListWords>;

export const meter = z.strictObject({
  label: pageText.describe('Name of the measurement.'),
  percent: z.number().min(0).max(100).describe('The percentage, without the sign.'),
  note: pageText.exactOptional().describe('A few words under it.'),
  description: pageText.exactOptional().describe('A sentence or two under it.'),
  tags: list(pageText).exactOptional().describe('Short words under it.'),
  parts: list(
    z.strictObject({
      name: pageText.describe('The goal.'),
      done: z.number().describe('How much is done.'),
      of: z.number().positive().meta({ title: 'Out of', description: 'How much there is to do.' }),
      text: pageText.exactOptional().describe('The words in place of “done of all”.'),
      weight: z
        .number()
        .positive()
        .exactOptional()
        .meta({ title: 'Number of goals', description: 'One unless given.' }),
    }),
  )
    .exactOptional()
    .describe('The goals behind it. Their average must be the percentage.'),
});
export type Meter = z.infer<typeof meter>;

export const metersWords = section({
  meters: list(meter).describe('The percentages.'),
  whole: pageText
    .exactOptional()
    .meta({ title: 'Shares of', description: 'Only where at most four of them make 100.' }),
  tagsTitle: pageText
    .exactOptional()
    .meta({ title: 'Words above the tags', description: 'As in: Languages.' }),
  partsTitle: pageText
    .exactOptional()
    .meta({ title: 'Words above the goals', description: 'As in: Goal by goal.' }),
});
export type MetersWords = z.infer<typeof metersWords>;

export const contactEntry = z.strictObject({
  name: pageText.describe('The department or the office.'),
  description: pageText.exactOptional().describe('Its use.'),
  address: list(pageText).exactOptional().describe('One entry for each line.'),
  email: pageAddress.exactOptional().describe('An e-mail address.'),
  phone: pageAddress.exactOptional().describe('A phone number with its country code and no spaces.'),
  hours: pageText.exactOptional().describe('When somebody is there.'),
});

export const contactListWords = section({
  entries: list(contactEntry).describe('The departments or offices.'),
});
export type ContactListWords = z.infer<typeof contactListWords>;

export const copyTextsWords = section({
  texts: list(
    copyBoxWords.extend({
      name: pageText.describe('Tells one text from another, also as the name of a file.'),
    }),
  ).describe('Texts to copy.'),
});
export type CopyTextsWords = z.infer<typeof copyTextsWords>;

export const diagramWords = section({
  flow: z
    .strictObject({
      caption: pageText.describe('Subject of the diagram.'),
      stages: list(
        z.strictObject({
          boxes: list(
            z.strictObject({
              name: pageText.describe('The name in the box.'),
              text: pageText.exactOptional().describe('A few words under it.'),
              main: z.boolean().exactOptional().meta({
                title: 'The diagram is about this box',
                description: 'It is drawn in the main colour.',
              }),
            }),
          ).describe('Boxes of one group.'),
          passes: pageText
            .exactOptional()
            .meta({ title: 'Words on the arrow to the next stage', description: 'Two or three words.' }),
          both: z
            .boolean()
            .exactOptional()
            .meta({ title: 'The arrow points both ways', description: 'For what is exchanged.' }),
        }),
      ).describe('The stages, in their order.'),
      note: pageText.exactOptional().describe('Small words under the diagram.'),
    })
    .describe('Boxes with arrows between them.'),
});
export type DiagramWords = z.infer<typeof diagramWords>;

/** Code adds who collects the data, why and for how long. */
export const formBesideWords = z.strictObject({
  title,
  lead,
  ways: contactWaysWords
    .extend({
      title: pageText.describe('The heading above the other ways.'),
      text: pageText.exactOptional().describe('A sentence under that heading.'),
    })
    .exactOptional()
    .describe('Other ways to reach us, beside the form.'),
  ...footnote,
  ...sectionGround,
});
export type FormBesideWords = z.infer<typeof formBesideWords>;

export const planPrice = z.strictObject({
  amount: pageText.describe('The amount with its currency.'),
  unit: pageText.describe('The period: per month.'),
  note: pageText.exactOptional().describe('Small words under the price.'),
});
export type PlanGridPrice = z.infer<typeof planPrice>;

export const plan = z.strictObject({
  name: pageText.describe('The name of the plan.'),
  description: pageText.describe('Who it is for.'),
  price: planPrice.describe('The price, if paid by the year or the only one.'),
  monthlyPrice: planPrice.exactOptional().describe('The price if paid by the month.'),
  features: list(pageText).describe('Contents of the plan, one line each.'),
  action: link.describe('The button.'),
  highlighted: z.boolean().exactOptional().describe('Highlights the plan.'),
  badge: pageText.exactOptional().describe('A short word beside the name: Most schools.'),
});
export type Plan = z.infer<typeof plan>;

export const planGridWords = z.strictObject({
  label: pageText.describe('Names the plans for people who hear the page.'),
  title: pageText.exactOptional().describe('A heading above the plans.'),
  lead,
  billing: z
    .strictObject({
      legend: pageText.meta({
        title: 'Name of the switch',
        description: 'For people who hear the page.',
      }),
      annual: pageText.meta({
        title: 'Word for a yearly bill',
        description: 'On the switch above the plans.',
      }),
      monthly: pageText.meta({
        title: 'Word for a monthly bill',
        description: 'On the switch above the plans.',
      }),
      saving: pageText.meta({
        title: 'What a yearly bill saves',
        description: 'Beside the word for a yearly bill.',
      }),
    })
    .exactOptional()
    .describe('The switch between two prices.'),
  plans: list(plan).describe('The plans.'),
  ...footnote,
  id: sectionGround.id,
});
export type PlanGridWords = z.infer<typeof planGridWords>;

export const profilesWords = section({
  of: z
    .enum(['people', 'organisations'])
    .meta({ title: 'Who they are', description: 'People have their initials, organisations a pattern.' }),
  profiles: list(
    z.strictObject({
      name: pageText.describe('The name.'),
      role: pageText.describe('The person’s role; for an organisation its kind and town.'),
      text: pageText.describe('A sentence about them.'),
    }),
  ).describe('The people or organisations.'),
});
export type ProfilesWords = z.infer<typeof profilesWords>;

const introducedLink = link.extend({ before: pageText.describe('The words before the link.') });

export const notFoundWords = z.strictObject({
  title: pageText.describe('The title of the page.'),
  text: pageText.describe('A sentence or two under the title.'),
  home: link.describe('The button to the home page.'),
  suggestionsTitle: pageText.describe('The heading above the suggestions.'),
  suggestions: list(link.extend({ text: pageText.describe('A few words about the page.') })).describe(
    'Pages worth a visit.',
  ),
  contact: introducedLink.describe('The way to ask us.'),
  search: introducedLink.describe('The way to the search.'),
});
export type NotFoundWords = z.infer<typeof notFoundWords>;
