// What the developers' pages on the Uganda API, the sample data and the languages are given.

import { learnersOf } from '@tred/sandbox/learners';
import { secondarySchool } from '@tred/sandbox/secondary-school';
import {
  formats,
  meta as languagesMeta,
  phraseBoxes,
  files as phraseFileWords,
  which,
} from '~/content/pages/developers/languages';
import { numbers, outcomes } from '~/content/pages/developers/uganda-api';
import {
  meta as dataMeta,
  learners as learnersTable,
  licence,
  rows as rowWords,
} from '~/content/pages/developers/uganda-data';
import { phrases } from '~/content/phrases';
import { facts } from '~/content/uganda-data/facts';
import { messageLanguages } from '~/facts/product';
import { LANGUAGES, type LanguageCode } from '~/lib/languages';
import { formatPhone, formatSize } from '~/lib/words';
import type { DataTableProps } from '~/sections/DataTable/DataTable';
import type { StatStripProps } from '~/sections/StatStrip/StatStrip';
import type { ApiDocument } from '~/subjects/docs/api/openapi';
import type { DataSheet } from './DataSheets/DataSheets';
import { csv, dataFiles } from './data-files';

export function apiFigures({ 'x-facts': facts }: Pick<ApiDocument, 'x-facts'>): StatStripProps {
  const { live, sandbox, transaction, webhook } = numbers.labels;
  return {
    title: numbers.title,
    stats: [
      { figure: String(facts.rate_limit_live), ...live },
      { figure: String(facts.rate_limit_sandbox), ...sandbox },
      { figure: `UGX ${facts.payment_limit_transaction / 1e6}M`, ...transaction },
      { figure: String(facts.webhook_timeout_seconds), ...webhook },
    ],
  };
}

const { next, ...outcomeWords } = outcomes;
const advice = new Map<string, string>(Object.entries(next));

/** What each test number brings about, and what to do then. */
export function outcomeTable({ tags }: Pick<ApiDocument, 'tags'>): DataTableProps {
  const testNumbers = tags.flatMap((tag) => tag['x-test-numbers'] ?? []);
  return {
    ...outcomeWords,
    rows: testNumbers.map(({ outcome, mtn_momo, airtel_money }) => {
      const note = advice.get(outcome);
      if (!note) throw new Error(`content/pages/developers/uganda-api.ts says nothing about ${outcome}.`);
      return { name: outcome, note, code: true, cells: [formatPhone(mtn_momo), formatPhone(airtel_money)] };
    }),
  };
}

const learners = learnersOf(secondarySchool);

const learnerTable = {
  ...learnersTable,
  rows: learners.map(({ guardian, status, updated_at, sex, birth_date, ...rest }) => ({
    ...rest,
    guardian_name: guardian.name,
    guardian_phone: guardian.phone,
  })),
  records: learners,
};

const made = dataFiles(
  { name: 'uganda-school-data', title: dataMeta.title, licence },
  [...facts, learnerTable],
  dataMeta.path,
);

export const { files, archive } = made;

/** A long table shows its first rows. */
const shown = ({ records, ...sheet }: (typeof made.sheets)[number]): DataSheet => ({
  ...sheet,
  rows: sheet.rows.slice(0, rowWords.shown),
  count: rowWords.count(sheet.rows.length),
  more: sheet.rows.length > rowWords.shown ? rowWords.more(sheet.rows.length - rowWords.shown) : undefined,
});

const sheets = made.sheets.map(shown);

export const factSheets = sheets.slice(0, -1);
export const learnerSheets = sheets.slice(-1);

/** `one, other`; nothing for a language that the Unicode data leave out, where English forms would be a guess. */
export function pluralForms(code: string): string | undefined {
  if (Intl.PluralRules.supportedLocalesOf(code).length === 0) return undefined;
  return new Intl.PluralRules(code).resolvedOptions().pluralCategories.join(', ');
}

const written: ReadonlySet<string> = new Set(messageLanguages);
const wanted = Object.keys(LANGUAGES).filter((code): code is LanguageCode => !written.has(code));

const { states, unknown, ...whichWords } = which;
/** Those that families are written to in first, in the order they came; then those that are wanted. */
export const whichTable = {
  ...whichWords,
  compact: true,
  rows: [...messageLanguages, ...wanted].map((code) => ({
    name: LANGUAGES[code],
    note: code,
    cells: [{ state: written.has(code) ? states.yes : states.wanted }, pluralForms(code) ?? unknown],
  })),
};

const { lines, ...formatWords } = formats;
export const formatTable = {
  ...formatWords,
  rows: lines.map(({ name, note, shown, code }) => ({ name, note, cells: [shown, { code }] })),
};

const { fields, count, label, button, ...phraseWords } = phraseBoxes;
export const phraseTexts = {
  ...phraseWords,
  texts: phrases.map(({ id, text }) => ({ name: id, label: label(id, text.length), text, button })),
};

const phraseRows = phrases.map(({ id, text, note }) => ({ id, english: text, note, translation: null }));
export const phraseFiles = {
  'phrases.csv': csv({ fields, rows: phraseRows }, 'spreadsheet'),
  'phrases.json': `${JSON.stringify(Object.fromEntries(phrases.map(({ id, text }) => [id, text])), null, 2)}\n`,
};

const { downloads, ...fileWords } = phraseFileWords;
export const phraseDownloads = {
  ...fileWords,
  downloads: downloads.map(({ file, format, title, description }) => ({
    title,
    description,
    href: `${languagesMeta.path}/${file}`,
    facts: [format, formatSize(Buffer.byteLength(phraseFiles[file])), count(phrases.length)],
  })),
};
