import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { Bars, Pairs } from './Bars';
import { Whole } from './Chart';
import { DotField } from './Dots';

const widths = (html: string, tone: string) =>
  [...html.matchAll(new RegExp(`class="${tone}"[^>]* width="([\\d.]+)"`, 'g'))].map(([, width]) =>
    Number(width),
  );

test('bars and pairs are drawn on one axis, each with its name and number', () => {
  const bar = (name: string, value: number) => ({ name, value, text: `${value}%` });
  const plain = renderToStaticMarkup(<Bars rows={[bar('Central', 80), bar('Western', 20)]} />);
  expect(widths(plain, 'brand')).toEqual([100, 25]);
  expect(plain).toContain('<th scope="row">Central</th>');
  expect(plain).toContain('>80%</td>');
  const side = (value: number) => ({ value, text: String(value) });
  const rows = [
    { name: 'Hours', pair: [side(8), side(2)] as const },
    { name: 'More hours', pair: [side(4), side(1)] as const },
  ];
  const html = renderToStaticMarkup(<Pairs heads={['Before', 'After']} rows={rows} />);
  expect(widths(html, 'brand')).toEqual([100, 50]);
  expect(widths(html, 'quiet')).toEqual([25, 12.5]);
});

test('draws a dot for each item, and rejects more filled dots than items', () => {
  const draw = (filled: number) => renderToStaticMarkup(<DotField filled={filled} of={64} tone="brand" />);
  expect(draw(51).match(/class="brand"/g)).toHaveLength(51);
  expect(draw(51).match(/<circle/g)).toHaveLength(64);
  expect(() => draw(65)).toThrow('65 of 64 cannot be drawn.');
});

test('rejects shares that do not add up to 100, or that need too many colours', () => {
  const share = (percent: number, name = String(percent)) => ({ name, percent });
  expect(() => renderToStaticMarkup(<Whole shares={[share(35), share(25)]} />)).toThrow('make 60 percent');
  const five = ['a', 'b', 'c', 'd', 'e'].map((name) => share(20, name));
  expect(() => renderToStaticMarkup(<Whole shares={five} />)).toThrow('at most 4 shares');
});
