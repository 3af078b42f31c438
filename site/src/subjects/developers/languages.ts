// The languages page: its tables, the phrases to copy, and the phrases as files.
import {
  formats,
  meta,
  phraseBoxes,
  files as phraseFileWords,
  which,
} from '~/content/pages/developers/languages';
import { phrases } from '~/content/phrases';
import { messageLanguages } from '~/facts/languages';
import { LANGUAGES, type LanguageCode } from '~/lib/languages';
import { formatSize } from '~/lib/words';
import { csv } from './data-files';

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

const rows = phrases.map(({ id, text, note }) => ({ id, english: text, note, translation: null }));
export const phraseFiles = {
  'phrases.csv': csv({ fields, rows }, 'spreadsheet'),
  'phrases.json': `${JSON.stringify(Object.fromEntries(phrases.map(({ id, text }) => [id, text])), null, 2)}\n`,
};

const { downloads, ...fileWords } = phraseFileWords;
export const phraseDownloads = {
  ...fileWords,
  downloads: downloads.map(({ file, format, title, description }) => ({
    title,
    description,
    href: `${meta.path}/${file}`,
    facts: [format, formatSize(Buffer.byteLength(phraseFiles[file])), count(phrases.length)],
  })),
};
