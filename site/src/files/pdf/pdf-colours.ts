// Colours of PDFs, from the light theme's tokens.
import css from '~/styles/tokens.css?raw';
import { tokensOf } from '../../lib/tokens.ts';

export const token = tokensOf(css, ':root');

export const colours = {
  paper: token('raised'),
  ink: token('ink'),
  quiet: token('quiet'),
  brand: token('brand'),
  warm: token('warm'),
  line: token('line'),
  sunk: token('sunk'),
  accent: token('accent'),
  deep: token('deep'),
  onDeep: token('on-deep'),
  onDeepQuiet: token('on-deep-quiet'),
};

/** The pattern on the dark cover. */
export const coverWeave = [
  token('deep-raised'),
  token('on-deep-weave'),
  token('accent'),
  tokensOf(css, '.dark')('weave-3'),
] as const;
