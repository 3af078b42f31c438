// Colours of both themes from the tokens, for pictures outside a browser.
import { tokensOf } from '~/lib/tokens';
import css from '~/styles/tokens.css?raw';

export type ThemeName = 'light' | 'dark';

/** Missing names come from the light theme. */
function coloursOf(theme: ThemeName) {
  const light = tokensOf(css, ':root');
  const dark = tokensOf(css, '.dark');
  const token = (name: string) => {
    if (theme === 'light') return light(name);
    try {
      return dark(name);
    } catch {
      return light(name);
    }
  };
  return {
    ground: token('ground'),
    raised: token('raised'),
    sunk: token('sunk'),
    ink: token('ink'),
    quiet: token('quiet'),
    brand: token('brand'),
    tint: token('tint'),
    accent: token('accent'),
    warm: token('warm'),
    line: token('line'),
    deep: token('deep'),
    onDeep: token('on-deep'),
    weave: [token('weave-0'), token('weave-1'), token('weave-2'), token('weave-3')] as const,
  };
}

export type Colours = ReturnType<typeof coloursOf>;

export const themes: Record<ThemeName, Colours> = { light: coloursOf('light'), dark: coloursOf('dark') };
