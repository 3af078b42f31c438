// Drawn portraits of people by name, shown wherever the site shows the person.
import { z } from 'astro/zod';
import { portraitNames } from '../lib/portraits.ts';
import { contentOf } from '../readers/read-facts.ts';
import { filled } from './filled.ts';

export const portraits = contentOf(
  'facts/portraits',
  z.record(filled, z.enum(portraitNames)).describe('A drawn portrait for each name, in place of initials.'),
);
