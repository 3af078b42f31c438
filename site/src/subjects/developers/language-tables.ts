// The tables of the languages page.

import { formats, phraseBoxes, which } from '~/content/pages/developers/languages';
import { phrases } from '~/content/phrases';
import { messageLanguages } from '~/facts/languages';
import { LANGUAGES, type LanguageCode } from '~/lib/languages';
import { pluralForms } from './plurals';

const has = (list: readonly LanguageCode[], code: LanguageCode) => list.includes(code);

/** Those that families are written to in first, in the order they came; then those that are wanted. */
const codes = [...new Set([...messageLanguages, ...(Object.keys(LANGUAGES) as LanguageCode[])])];

const { states, unknown, ...whichWords } = which;
export const whichTable = {
  ...whichWords,
  compact: true,
  rows: codes.map((code) => ({
    name: LANGUAGES[code],
    note: code,
    cells: [
      { state: has(messageLanguages, code) ? states.yes : states.wanted },
      pluralForms(code) ?? unknown,
    ],
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
