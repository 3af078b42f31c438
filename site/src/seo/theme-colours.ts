// The colours of the browser's bar: each theme's ground.

import css from '~/styles/tokens.css?raw';
import { tokensOf } from '../lib/tokens.ts';

export const THEME_COLOURS = {
  light: tokensOf(css, ':root')('ground'),
  dark: tokensOf(css, '.dark')('ground'),
};
