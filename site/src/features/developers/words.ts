// Schemas of what only the developer pages have.
import { z } from 'astro/zod';
import { badgeTone } from '../../components/Badge/schema.ts';
import { section } from '../../components/Section/schema.ts';
import { link, list, points } from '../../components/schema.ts';
import { pageAddress, pageText, pageTexts } from '../../facts/page-text.ts';
import { type Language, languageNames } from '../../lib/code-figure.ts';
import { readContent } from '../../readers/read-facts.ts';
import { copyTextsWords } from '../../sections/CopyTexts/schema.ts';
import { download, downloadsWords } from '../../sections/Downloads/schema.ts';
import { heroWords } from '../../sections/Hero/schema.ts';
import { dataTableWords } from '../../sections/Table/schema.ts';
import { phone } from '../product/words.ts';

const code = z.strictObject({
  title: pageText.describe('Above the code.'),
  language: z.enum(Object.keys(languageNames) as Language[]),
  code: pageText,
});

export const requestWords = code.extend({
  run: z.boolean().exactOptional().meta({ title: 'Run', description: 'A button runs the example.' }),
});

export const codeSamplesWords = section({ samples: list(code) });

const state = z.strictObject({ label: pageText, tone: badgeTone });

export const messageLanguagesWords = dataTableWords.omit({ rows: true }).extend({
  states: z.strictObject({
    yes: state.describe('Messages are written in it.'),
    wanted: state.describe('Messages are not written in it yet.'),
  }),
});

export const phrasesWords = copyTextsWords.omit({ texts: true }).extend({
  button: pageText,
  label: pageText.describe('{id} is the phrase, {n} the number of characters.'),
  texts: list(
    z.strictObject({
      id: z.string().describe('The name that programs know it by.'),
      text: pageText.describe(
        'The message in English. Words in single braces are filled in when it is sent.',
      ),
      note: pageText.describe('A hint for the translator.'),
    }),
  ),
});

export const phraseFilesWords = downloadsWords.omit({ downloads: true }).extend({
  count: pageText.describe('{n} is the number of phrases.'),
  downloads: list(
    download
      .pick({ title: true, description: true })
      .extend({ file: z.enum(['phrases.csv', 'phrases.json']), format: pageText }),
  ),
});

export const registerPhoneWords = phone.extend({
  register: z.strictObject({
    title: pageText,
    figure: pageText.describe('{present} and {all} are numbers of learners.'),
    note: pageText,
    present: pageText,
    absent: pageText,
  }),
});

export const starterKitsWords = section({
  download: pageText.describe('Before the name of the archive.'),
  kits: list(
    z.strictObject({
      name: z
        .enum(['offline-register', 'fees-balance', 'empty-app'])
        .describe('The folder in site/templates.'),
      title: pageText,
      text: pageText,
      points,
      docs: link,
    }),
  ),
});

const sandboxLogWords = z.strictObject({
  key: pageText.describe('The label of the field for the key.'),
  button: pageText,
  lists: pageTexts('webhooks', 'messages'),
  says: z.strictObject({
    found: pageText.describe('{webhooks} and {messages} are numbers.'),
    nothing: pageText.describe('The log is empty.'),
    unknown: pageText.describe('The key is wrong.'),
    busy: pageText.describe('Too many requests.'),
    failed: pageText.describe('The sandbox does not answer.'),
  }),
});
export type SandboxLogWords = z.infer<typeof sandboxLogWords>;

/** The log is on the documentation page of the sandbox. */
export const sandboxLog = readContent('sandbox-log', sandboxLogWords);

const limit = pageTexts('label', 'note');

export const apiNumbersWords = z.strictObject({
  live: limit,
  sandbox: limit,
  transaction: limit,
  webhook: limit,
});

const row = z.record(z.string(), z.union([z.string(), z.int(), z.null()]));

export const dataSheetsWords = section({
  sourceLabel: pageText.describe('Before the source of a table.'),
  shown: z.int().positive().describe('How many rows of a table the page shows.'),
  count: pageText.describe('{n} is the number of rows.'),
  more: pageText.describe('{n} is the number of rows that are not shown.'),
  tables: list(
    z.strictObject({
      name: pageText.describe('The name of its files.'),
      title: pageText,
      text: pageText.describe('Its content.'),
      source: pageText.describe('Where it comes from, and when somebody checked it.'),
      fields: list(
        z.strictObject({ name: z.string(), type: z.enum(['string', 'integer', 'date']), text: pageText }),
      ).describe('The columns.'),
      rows: z
        .union([z.array(row).readonly(), z.enum(['terms', 'mobile-money', 'learners'])])
        .describe('The rows, or the facts that they are made from: terms, mobile-money, learners.'),
    }),
  ),
});

export const dataHeroWords = heroWords.omit({ actions: true }).extend({
  everything: pageText.describe('The button for the archive of all tables; {size} is filled in.'),
  more: link.describe('The second button.'),
  licence: z
    .strictObject({ name: pageText, url: pageAddress, text: pageText })
    .describe('A file in the archive.'),
});
