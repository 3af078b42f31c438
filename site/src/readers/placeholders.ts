// Placeholders in a text: `Write to {{email.privacy}}`.

import { z } from 'astro/zod';
import { countWord, formatPhone } from '../lib/format-text.ts';
import { oneOf } from '../lib/locale.ts';
import { nearest } from '../lib/nearest.ts';
import { escapeHtml } from '../lib/text.ts';

/** The Markdown renderer escapes braces in link addresses. */
const PLACEHOLDER = /(\{\{|%7B%7B)\s*([\w.:+-]+)\s*(?:\}\}|%7D%7D)/g;

export type Placeholders = Readonly<Record<string, string>>;

/** `dialled`: keeps phone numbers unformatted, for an address. */
export function fillPlaceholders(text: string, placeholders: Placeholders, dialled = false): string {
  return text.replace(PLACEHOLDER, (placeholder, opening: string, name: string, at: number) => {
    const value = placeholders[name];
    if (value === undefined) throw new Error(`The text asks for ${placeholder}, which no fact fills.`);
    // Unformatted in a link address.
    if (opening !== '{{' || dialled) return value;
    if (name.startsWith('phone.')) return formatPhone(value);
    const startsSentence = at === 0 || /[.?!]\s$/.test(text.slice(0, at));
    return startsSentence && IN_WORDS.test(name) ? value.charAt(0).toUpperCase() + value.slice(1) : value;
  });
}

/** Values for a text that is HTML already. */
export const inHtml = (placeholders: Placeholders): Placeholders =>
  Object.fromEntries(
    Object.entries(placeholders).map(([name, value]) => [name, escapeHtml(value).replaceAll('"', '&quot;')]),
  );

/** Numbers in words, which may start a sentence: `{{count}}`, `{{words.trialDays}}`. */
const IN_WORDS = /^(?:count$|words\.|plans\.)/;

export function unknownPlaceholders(text: string, placeholders: Placeholders): string[] {
  return [...text.matchAll(PLACEHOLDER)].flatMap(([placeholder, , name = '']) =>
    Object.hasOwn(placeholders, name) ? [] : [placeholder],
  );
}

/** “no fact fills {{brnad}}. Did you mean {{brand}}?” */
export function unfilled(placeholder: string, placeholders: Placeholders): string {
  const names = Object.keys(placeholders);
  const near = nearest(placeholder.replace(/[{}\s]|%7[BD]/g, ''), names).map((name) => `{{${name}}}`);
  if (near.length > 0) return `no fact fills ${placeholder}. Did you mean ${oneOf(near)}?`;
  return `no fact fills ${placeholder}. Take the braces away, or copy a placeholder from another text.`;
}

/** The beginning of a tag or a comment. */
export const hasTag = (text: string) => /<[a-z/!?]/i.test(text);

export const HAS_TAG = 'has HTML in it: leave out what stands between < and >';

/** A text field that fills its placeholders when it is parsed. UGX and its amount stay on one line. */
export function textWith(placeholders: () => Placeholders, dialled = false) {
  return z
    .string()
    .regex(/\S/, 'must not be empty')
    .refine((text) => !hasTag(text), HAS_TAG)
    .refine((text) => unknownPlaceholders(text, placeholders()).length === 0, {
      abort: true,
      error: ({ input }) =>
        unknownPlaceholders(String(input), placeholders())
          .map((placeholder) => unfilled(placeholder, placeholders()))
          .join(' '),
    })
    .overwrite((text) =>
      fillPlaceholders(text, placeholders(), dialled).replace(/\bUGX (?=\d)/g, 'UGX\u00a0'),
    );
}

/** Placeholders of a group of facts, such as `email.privacy`. */
export const group = (
  name: string,
  values: Readonly<Record<string, string | number | boolean>>,
): Placeholders =>
  Object.fromEntries(Object.entries(values).map(([of, value]) => [`${name}.${of}`, String(value)]));

/** Adds each small whole number in words: `words.trialDays` is “fourteen”. */
export const withNumbersInWords = (placeholders: Placeholders): Placeholders => ({
  ...placeholders,
  ...Object.fromEntries(
    Object.entries(placeholders).flatMap(([name, value]) =>
      /^\d+$/.test(value) ? [[`words.${name}`, countWord(Number(value)).toLowerCase()]] : [],
    ),
  ),
});
