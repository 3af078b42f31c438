// What the developer pages show that is made from facts, and the files that they offer.

import { keyFor } from '@tred/sandbox/http/keys';
import { learnersOf } from '@tred/sandbox/learners';
import { secondarySchool } from '@tred/sandbox/secondary-school';
import type { z } from 'astro/zod';
import { mobileMoneyProviders, prices } from '~/facts/prices';
import { languages } from '~/facts/product';
import { pageMeta, sectionOn, sectionsOn } from '~/facts/read-page';
import { publishedYear } from '~/facts/terms';
import { fillValues, formatSize } from '~/lib/format-text';
import { LANGUAGES, type LanguageCode } from '~/lib/locale';
import { untilContentChanges } from '~/readers/content';
import { api } from '../docs/api/markdown';
import { csv, dataFiles } from './data-files';
import {
  type apiNumbersWords,
  dataHeroWords,
  dataSheetsWords,
  type messageLanguagesWords,
  type phraseFilesWords,
  phrasesWords,
  sandboxLog,
} from './words';

/** The log, with the public key. */
export function keyLog() {
  const { key, ...words } = sandboxLog;
  return { ...words, keyField: { label: key, value: keyFor('secondary') } };
}

export function apiNumbers({ live, sandbox, transaction, webhook }: z.infer<typeof apiNumbersWords>) {
  const facts = api()['x-facts'];
  return [
    { figure: String(facts.rate_limit_live), ...live },
    { figure: String(facts.rate_limit_sandbox), ...sandbox },
    { figure: `UGX ${facts.payment_limit_transaction / 1e6}M`, ...transaction },
    { figure: String(facts.webhook_timeout_seconds), ...webhook },
  ];
}

const learners = learnersOf(secondarySchool);

const dataFrom = {
  terms: () => ({
    rows: publishedYear().terms.map((term, at) => ({ term: `${publishedYear().year}-${at + 1}`, ...term })),
  }),
  'mobile-money': () => ({
    rows: mobileMoneyProviders().flatMap((name) =>
      prices.mobileMoneyLimits.map(({ transaction, day }, at) => ({
        provider: name.toLowerCase().replaceAll(' ', '_'),
        name,
        currency: 'UGX',
        tier: at + 1,
        per_transaction: transaction,
        per_day: day,
      })),
    ),
  }),
  learners: () => ({
    rows: learners.map(({ guardian, status, updated_at, sex, birth_date, ...rest }) => ({
      ...rest,
      guardian_name: guardian.name,
      guardian_phone: guardian.phone,
    })),
    records: learners,
  }),
};

const DATA = 'developers/uganda-data';

const heroOfData = sectionOn(DATA, 'dataHero', dataHeroWords);
const listsOfTables = sectionsOn(DATA, 'dataSheets', dataSheetsWords);

/** All tables of the page, as files and as an archive. */
export const schoolData = untilContentChanges(() => {
  const { licence } = heroOfData();
  const tables = listsOfTables().flatMap((each) => each.tables);
  return dataFiles(
    { name: 'uganda-school-data', title: pageMeta(DATA).title, licence },
    tables.map(({ rows, ...table }) => ({
      ...table,
      ...(typeof rows === 'string' ? dataFrom[rows]() : { rows }),
    })),
    `/${DATA}`,
  );
});

export function dataHero({ everything, more, licence: _, ...words }: z.infer<typeof dataHeroWords>) {
  const { href, size } = schoolData().archive;
  return { ...words, actions: [{ label: fillValues(everything, { size }), href }, more] };
}

export function dataSheets({ tables, shown, count, more, ...words }: z.infer<typeof dataSheetsWords>) {
  const { sheets } = schoolData();
  return {
    ...words,
    sheets: sheets
      .filter(({ name }) => tables.some((table) => table.name === name))
      .map(({ records: _, rows, ...sheet }) => ({
        ...sheet,
        rows: rows.slice(0, shown),
        count: fillValues(count, { n: rows.length }),
        more: rows.length > shown ? fillValues(more, { n: rows.length - shown }) : undefined,
      })),
  };
}

/** First the languages that we write to families in, by date; then the requested ones. */
export function languageTable({ states, ...words }: z.infer<typeof messageLanguagesWords>) {
  const { messageLanguages } = languages;
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

export const phraseTexts = ({ texts, label, button, ...words }: z.infer<typeof phrasesWords>) => ({
  ...words,
  texts: texts.map(({ id, text }) => ({
    name: id,
    label: fillValues(label, { id, n: text.length }),
    text,
    button,
  })),
});

const phrases = sectionOn('developers/languages', 'phrases', phrasesWords);

export function phraseFiles() {
  const rows = phrases().texts.map(({ id, text, note }) => ({ id, english: text, note, translation: null }));
  const fields = ['id', 'english', 'note', 'translation'].map((name) => ({ name }));
  return {
    'phrases.csv': csv({ fields, rows }, 'spreadsheet'),
    'phrases.json': `${JSON.stringify(Object.fromEntries(rows.map(({ id, english }) => [id, english])), null, 2)}\n`,
  };
}

export const phraseDownloads = ({ downloads, count, ...words }: z.infer<typeof phraseFilesWords>) => ({
  ...words,
  downloads: downloads.map(({ file, format, title, description }) => ({
    title,
    description,
    href: `/developers/languages/${file}`,
    facts: [
      format,
      formatSize(Buffer.byteLength(phraseFiles()[file])),
      fillValues(count, { n: phrases().texts.length }),
    ],
  })),
});
