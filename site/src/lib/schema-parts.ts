// Fields that several collections have.
import { z } from 'astro/zod';
import { icons } from 'lucide-react';

/** A calendar day. YAML reads an unquoted 2026-11-12 as a date; either way it becomes the same text. */
export const day = z.coerce
  .date({ error: 'must be a day written as YYYY-MM-DD' })
  .transform((date) => date.toISOString().slice(0, 10));

export const icon = z
  .enum(Object.keys(icons) as (keyof typeof icons)[])
  .describe('The name of a lucide icon, as in Wallet.');

export const sample = z
  .boolean()
  .default(false)
  .describe('true while a person or school in it is invented. Listed before launch.');
