// Places stand where they are: in the country, on land, in the right direction from one another.
import { expect, test } from 'vitest';
import text from '~/content/facts/towns.yaml?raw';
import { townsIn } from '~/facts/towns';
import { lakes, mapSize, onMap, outline } from './uganda-map';

type XY = { x: number; y: number };

/** The rings of a path that is made of relative lines. */
function rings(path: string): XY[][] {
  return path
    .split('z')
    .filter(Boolean)
    .map((ring) => {
      const numbers = (ring.match(/-?\d+/g) ?? []).map(Number);
      let at = { x: 0, y: 0 };
      return numbers.flatMap((x, index) => {
        if (index % 2) return [];
        at = { x: at.x + x, y: at.y + (numbers[index + 1] ?? 0) };
        return [at];
      });
    });
}

const inside = (ring: readonly XY[], { x, y }: XY) =>
  ring.reduce((within, a, index) => {
    const b = ring[(index + 1) % ring.length] ?? a;
    const crosses = a.y > y !== b.y > y && x < ((b.x - a.x) * (y - a.y)) / (b.y - a.y) + a.x;
    return crosses ? !within : within;
  }, false);

const [country = []] = rings(outline);
const kampala = { lat: 0.316, lon: 32.582 };

test('the country fits its drawing', () => {
  for (const { x, y } of country) {
    expect(x).toBeGreaterThanOrEqual(0);
    expect(x).toBeLessThanOrEqual(mapSize.width);
    expect(y).toBeGreaterThanOrEqual(0);
    expect(y).toBeLessThanOrEqual(mapSize.height);
  }
});

test.each([
  ['Kampala', kampala, true],
  ['Kabale', { lat: -1.249, lon: 29.99 }, true],
  ['Nairobi', { lat: -1.29, lon: 36.82 }, false],
  ['Kigali', { lat: -1.95, lon: 30.06 }, false],
  ['Juba', { lat: 4.85, lon: 31.58 }, false],
])('%s lies in the country: %s', (_name, place, within) => {
  expect(inside(country, onMap(place))).toBe(within);
});

test('the middle of Lake Victoria is water, Kampala is not', () => {
  const wet = (place: { lat: number; lon: number }) =>
    rings(lakes).some((lake) => inside(lake, onMap(place)));
  expect(wet({ lat: -0.6, lon: 33 })).toBe(true);
  expect(wet({ lat: 1.7, lon: 30.95 })).toBe(true);
  expect(wet(kampala)).toBe(false);
});

test('every town of the facts lies in the country and on land', () => {
  const towns = townsIn(text);
  expect(towns.length).toBeGreaterThan(20);
  const away = towns.filter(
    ({ name, ...place }) =>
      !inside(country, onMap(place)) ||
      // The islands and the shore are finer than the drawing.
      (!['Kalangala', 'Entebbe', 'Jinja'].includes(name) &&
        rings(lakes).some((lake) => inside(lake, onMap(place)))),
  );
  expect(away.map(({ name }) => name)).toEqual([]);
});
