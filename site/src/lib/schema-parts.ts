// Fields that several collections have.
import { z } from 'astro/zod';
import { icons } from 'lucide-react';

export const day = z.iso.date();

export const icon = z
  .enum(Object.keys(icons) as (keyof typeof icons)[])
  .describe('The name of a lucide icon, as in Wallet.');

export const sample = z
  .boolean()
  .default(false)
  .describe('Yes while a person or school in it is invented. Listed before launch.');

export const draft = z
  .boolean()
  .default(false)
  .describe('Yes while it is not to be published. You see it here; visitors do not.');
