// View models of the developer pages.

import { keyFor } from '@tred/sandbox/http/keys';
import { learnersOf } from '@tred/sandbox/learners';
import { secondarySchool } from '@tred/sandbox/secondary-school';
import { mobileMoneyProviders, prices } from '~/facts/prices';
import { languages as languageFacts, sdks } from '~/facts/product';
import { publishedYear } from '~/facts/terms';
import type { ApiDocument } from '~/features/docs/api/openapi';
import { fillValues, formatSize } from '~/lib/format-text';
import { LANGUAGES, type LanguageCode } from '~/lib/locale';
import { untilContentChanges } from '~/readers/content';
import type { Stat } from '~/sections/Figures/schema';
import type { DataSheet } from './DataSheets/DataSheets';
import { csv, dataFiles } from './data-files';
import { developers, languages, sandboxLog, ugandaApi, ugandaData } from './words';

export function sdkList() {
  const { docs, sdks: libraries, ...words } = developers.libraries;
  return {
    ...words,
    sdks: libraries.map(({ sdk, ...own }) => {
      const { docs: href, ...facts } = sdks[sdk];
      return { ...facts, ...own, docs: { label: fillValues(docs, facts), href } };
    }),
  };
}

/** The log, with the public key. */
export function keyLog() {
  const { key, ...words } = sandboxLog;
  return { ...words, keyField: { label: key, value: keyFor('secondary') } };
}

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
  terms: () =>
    publishedYear().terms.map((term, at) => ({ term: `${publishedYear().year}-${at + 1}`, ...term })),
  'mobile-money': () =>
    mobileMoneyProviders().flatMap((name) =>
      prices.mobileMoneyLimits.map(({ transaction, day }, at) => ({
        provider: name.toLowerCase().replaceAll(' ', '_'),
        name,
        currency: 'UGX',
        tier: at + 1,
        per_transaction: transaction,
        per_day: day,
      })),
    ),
};

const learners = learnersOf(secondarySchool);

/** Files, and what the page shows of them. */
export const ugandaTables = untilContentChanges(() => {
  const { tables, ...sheetWords } = ugandaData.sheets;
  const facts = tables.map(({ rows, ...table }) => ({
    ...table,
    rows: typeof rows === 'string' ? rowsFrom[rows]() : rows,
  }));
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
  const { everything, description } = ugandaData.downloads;
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
  return {
    files: made.files,
    actions: [
      { label: fillValues(everything, { size: made.archive.size }), href: made.archive.href },
      description,
    ],
    facts: { ...sheetWords, sheets: sheets.slice(0, -1) },
    learners: { ...inventedWords, sheets: sheets.slice(-1) },
  };
});

/** First the languages that we write to families in, by date; then the requested ones. */
export function whichTable() {
  const { states, ...words } = languages.which;
  const { messageLanguages } = languageFacts;
  const written: ReadonlySet<string> = new Set(messageLanguages);
  const wanted = Object.keys(LANGUAGES).filter((code): code is LanguageCode => !written.has(code));
  return {
    ...words,
    compact: true,
    rows: [...messageLanguages, ...wanted].map((code) => ({
      name: LANGUAGES[code],
      note: code,
      cells: [{ state: written.has(code) ? states.yes : states.wanted }],
    })),
  };
}

export function phraseTexts() {
  const { texts, label, button, ...words } = languages.phrases;
  return {
    ...words,
    texts: texts.map(({ id, text }) => ({
      name: id,
      label: fillValues(label, { id, n: text.length }),
      text,
      button,
    })),
  };
}

export function phraseFiles() {
  const { texts } = languages.phrases;
  const rows = texts.map(({ id, text, note }) => ({ id, english: text, note, translation: null }));
  const fields = ['id', 'english', 'note', 'translation'].map((name) => ({ name }));
  return {
    'phrases.csv': csv({ fields, rows }, 'spreadsheet'),
    'phrases.json': `${JSON.stringify(Object.fromEntries(texts.map(({ id, text }) => [id, text])), null, 2)}\n`,
  };
}

export function phraseDownloads() {
  const { downloads, count, ...words } = languages.files;
  const files = phraseFiles();
  return {
    ...words,
    downloads: downloads.map(({ file, format, title, description }) => ({
      title,
      description,
      href: `/developers/languages/${file}`,
      facts: [
        format,
        formatSize(Buffer.byteLength(files[file])),
        fillValues(count, { n: languages.phrases.texts.length }),
      ],
    })),
  };
}
