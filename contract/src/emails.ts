// Emails that the server sends: their placeholders and their schema. The words are in the site's content.
import * as z from 'zod/mini';

/** Placeholders that the server fills. The text must have those of `needs`; all may ask for `site`, its address. */
export const emailPlaceholders = {
  /** To the sender of any form that no other email answers. */
  received: { needs: ['reference'], may: ['form', 'thanks'] },
  quotation: { needs: ['link'], may: ['reference'] },
  'newsletter-confirm': { needs: ['link', 'unsubscribe'], may: [] },
  'place-confirm': { needs: ['link'], may: ['event', 'reference'] },
  place: { needs: ['event'], may: ['reference'] },
  'waiting-list-confirm': { needs: ['link'], may: ['event', 'reference'] },
  'waiting-list': { needs: ['event'], may: ['reference'] },
  'staff-notification': { needs: ['link'], may: ['form', 'reference'] },
  'staff-digest': { needs: ['list'], may: ['count', 'link'] },
} as const;

export type EmailId = keyof typeof emailPlaceholders;
export const emailIds = Object.keys(emailPlaceholders) as EmailId[];

export type EmailValues<Id extends EmailId> = Readonly<
  Record<(typeof emailPlaceholders)[Id]['needs' | 'may'][number], string>
>;

const text = z.string().check(z.minLength(1));

export const emailWordsSchema = z.record(z.enum(emailIds), z.strictObject({ subject: text, text }));
export type EmailWords = z.infer<typeof emailWordsSchema>;

const PLACEHOLDER = /\{\{\s*(\w+)\s*\}\}/g;

/** Fills `Dear {{sender}}`. Values are inserted as text; placeholders inside them are not filled. */
export const fillTemplate = (text: string, values: Readonly<Record<string, string>>): string =>
  text.replace(PLACEHOLDER, (place, name: string) =>
    Object.hasOwn(values, name) ? String(values[name]) : place,
  );
