// The pictures are drawn with the styles of the pages: each theme's colours, the screen alone, letters as outlines.
import { expect, test } from 'vitest';
import { universityView } from '~/content/product-view';
import { type Colours, themes } from '~/files/theme-colours';
import { University } from './screens/University';
import { drawScreen } from './screenshots';

const drawn = async (theme: 'light' | 'dark') =>
  // Drawings inside the drawing are addresses, in which # is %23.
  (await drawScreen(<University view={universityView} />, theme, 720)).replaceAll('%23', '#');

/** The bars, the one below nine in ten, the words, the lines and what lies behind. */
const found = (svg: string, { brand, warm, ink, line, ground }: Colours) =>
  [brand, warm, ink, line, ground].filter((colour) => svg.includes(colour)).length;

test.each(['light', 'dark'] as const)(
  'a screen has the colours of the %s theme and no others',
  async (theme) => {
    const svg = await drawn(theme);
    expect(found(svg, themes[theme])).toBe(5);
    expect(found(svg, themes[theme === 'light' ? 'dark' : 'light'])).toBe(0);
  },
  60_000,
);

test('it is the screen alone, as wide as asked, with letters that need no typeface', async () => {
  const svg = await drawn('light');
  expect(svg.slice(0, 16)).toBe('<svg width="720"');
  expect(svg.includes('<text')).toBe(false);
  expect(svg.includes('NaN')).toBe(false);
  // Of the weave that surrounds the screen on a page, nothing.
  expect(svg.includes(themes.light.weave[3])).toBe(false);
}, 60_000);
