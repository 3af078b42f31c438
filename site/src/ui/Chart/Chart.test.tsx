import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { Bars, Pairs } from './Bars';
import { Whole } from './Chart';
import { Dots } from './Dots';

const widths = (html: string, tone: string) =>
  [...html.matchAll(new RegExp(`class="${tone}"[^>]* width="([\\d.]+)"`, 'g'))].map(([, width]) =>
    Number(width),
  );

test('bars run from the start to the end of the axis, with a mark for the goal', () => {
  const rows = [{ name: 'Central', value: 80, text: '80%', target: 90 }];
  const plain = renderToStaticMarkup(<Bars rows={rows} most={100} />);
  expect(widths(plain, 'brand')).toEqual([80]);
  expect(plain).toContain('class="mark" x="90"');
  expect(plain).toContain('<th scope="row">Central</th>');
  expect(plain).toContain('>80%</td>');
  expect(widths(renderToStaticMarkup(<Bars rows={rows} most={100} from={60} />), 'brand')).toEqual([50]);
  expect(() => renderToStaticMarkup(<Bars rows={rows} most={50} />)).toThrow('does not lie between');
});

test('pairs share a scale unless a row has its own', () => {
  const side = (value: number) => ({ value, text: String(value) });
  const html = renderToStaticMarkup(
    <Pairs
      heads={['Before', 'After']}
      tones={['quiet', 'brand']}
      rows={[
        { name: 'Days', pair: [side(12), side(3)], most: 12 },
        { name: 'Hours', pair: [side(8), side(2)] },
        { name: 'More hours', pair: [side(4), side(1)] },
      ]}
    />,
  );
  expect(widths(html, 'quiet')).toEqual([100, 100, 50]);
  expect(widths(html, 'brand')).toEqual([25, 25, 12.5]);
});

test('draws a dot for each item, and rejects more filled dots than items', () => {
  const draw = (filled: number) =>
    renderToStaticMarkup(<Dots rows={[{ name: 'Learners', filled, of: 64, text: `${filled} of 64` }]} />);
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
