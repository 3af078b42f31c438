// View models of the developer pages.

import { keyFor } from '@tred/sandbox/http/keys';
import { learnersOf } from '@tred/sandbox/learners';
import { secondarySchool } from '@tred/sandbox/secondary-school';
import { mobileMoneyLimits, mobileMoneyProviders } from '~/facts/prices';
import { messageLanguages, sdks } from '~/facts/product';
import { publishedYear } from '~/facts/terms';
import type { ApiDocument } from '~/features/docs/api/openapi';
import { fillValues, formatSize } from '~/lib/format-text';
import { LANGUAGES, type LanguageCode } from '~/lib/locale';
import type { Stat } from '~/sections/Figures/schema';
import type { DataSheet } from './DataSheets/DataSheets';
import { csv, dataFiles } from './data-files';
import { developers, languages, sandboxLog, ugandaApi, ugandaData } from './words';

const { docs, sdks: libraries, ...libraryWords } = developers.libraries;

export const sdkList = {
  ...libraryWords,
  sdks: libraries.map(({ sdk, ...words }) => {
    const { docs: href, ...facts } = sdks[sdk];
    return { ...facts, ...words, docs: { label: fillValues(docs, facts), href } };
  }),
};

const { key, ...logWords } = sandboxLog;

/** The log, with the public key. */
export const keyLog = { ...logWords, keyField: { label: key, value: keyFor('secondary') } };

export function apiFigures({ 'x-facts': facts }: Pick<ApiDocument, 'x-facts'>): Stat[] {
  const { live, sandbox, transaction, webhook } = ugandaApi.numbers;
  return [
    { figure: String(facts.rate_limit_live), ...live },
    { figure: String(facts.rate_limit_sandbox), ...sandbox },
    { figure: `UGX ${facts.payment_limit_transaction / 1e6}M`, ...transaction },
    { figure: String(facts.webhook_timeout_seconds), ...webhook },
  ];
}

const rowsFrom = {
  terms: publishedYear.terms.map((term, index) => ({ term: `${publishedYear.year}-${index + 1}`, ...term })),
  'mobile-money': mobileMoneyProviders.flatMap((name) =>
    mobileMoneyLimits.map(({ transaction, day }, at) => ({
      provider: name.toLowerCase().replaceAll(' ', '_'),
      name,
      currency: 'UGX',
      tier: at + 1,
      per_transaction: transaction,
      per_day: day,
    })),
  ),
};

const { tables, ...sheetWords } = ugandaData.sheets;
const facts = tables.map(({ rows, ...table }) => ({
  ...table,
  rows: typeof rows === 'string' ? rowsFrom[rows] : rows,
}));

const learners = learnersOf(secondarySchool);

const { table, ...inventedWords } = ugandaData.invented;
const learnerTable = {
  ...table,
  rows: learners.map(({ guardian, status, updated_at, sex, birth_date, ...rest }) => ({
    ...rest,
    guardian_name: guardian.name,
    guardian_phone: guardian.phone,
  })),
  records: learners,
};

const made = dataFiles(
  { name: 'uganda-school-data', title: ugandaData.meta.title, licence: ugandaData.licence },
  [...facts, learnerTable],
  '/developers/uganda-data',
);

export const { files } = made;

const { everything, description } = ugandaData.downloads;
export const dataActions = [
  { label: fillValues(everything, { size: made.archive.size }), href: made.archive.href },
  description,
];

const { shown, count, more } = ugandaData.rows;

const sheets = made.sheets.map(({ records, ...sheet }): DataSheet => {
  const hidden = sheet.rows.length - shown;
  return {
    ...sheet,
    rows: sheet.rows.slice(0, shown),
    count: fillValues(count, { n: sheet.rows.length }),
    more: hidden > 0 ? fillValues(more, { n: hidden }) : undefined,
  };
});

export const factSheets = { ...sheetWords, sheets: sheets.slice(0, -1) };
export const learnerSheets = { ...inventedWords, sheets: sheets.slice(-1) };

const written: ReadonlySet<string> = new Set(messageLanguages);
const wanted = Object.keys(LANGUAGES).filter((code): code is LanguageCode => !written.has(code));

const { states, ...whichWords } = languages.which;
/** First the languages that we write to families in, by date; then the requested ones. */
export const whichTable = {
  ...whichWords,
  compact: true,
  rows: [...messageLanguages, ...wanted].map((code) => ({
    name: LANGUAGES[code],
    note: code,
    cells: [{ state: written.has(code) ? states.yes : states.wanted }],
  })),
};

const { texts: phrases, label, button, ...phraseWords } = languages.phrases;
export const phraseTexts = {
  ...phraseWords,
  texts: phrases.map(({ id, text }) => ({
    name: id,
    label: fillValues(label, { id, n: text.length }),
    text,
    button,
  })),
};

const phraseRows = phrases.map(({ id, text, note }) => ({ id, english: text, note, translation: null }));
const columns = ['id', 'english', 'note', 'translation'].map((name) => ({ name }));
export const phraseFiles = {
  'phrases.csv': csv({ fields: columns, rows: phraseRows }, 'spreadsheet'),
  'phrases.json': `${JSON.stringify(Object.fromEntries(phrases.map(({ id, text }) => [id, text])), null, 2)}\n`,
};

const { downloads, count: phraseCount, ...fileWords } = languages.files;
export const phraseDownloads = {
  ...fileWords,
  downloads: downloads.map(({ file, format, title, description }) => ({
    title,
    description,
    href: `/developers/languages/${file}`,
    facts: [
      format,
      formatSize(Buffer.byteLength(phraseFiles[file])),
      fillValues(phraseCount, { n: phrases.length }),
    ],
  })),
};
