// The colours of the browser's bar: each theme's ground.
import { tokensOf } from '../lib/tokens.ts';
import css from '../styles/tokens.css?raw';

export const THEME_COLOURS = {
  light: tokensOf(css, ':root')('ground'),
  dark: tokensOf(css, '.dark')('ground'),
};
