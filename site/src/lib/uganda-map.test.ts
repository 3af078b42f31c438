import { expect, test } from 'vitest';
import { townsIn } from '~/facts/towns';
import text from '../../../content/facts/towns.yaml?raw';
import { lakes, onMap, outline } from './uganda-map';

type XY = { x: number; y: number };

/** Rings of a path with relative lines. */
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

test('every town of the facts lies in the country and on land', () => {
  const towns = townsIn(text);
  expect(towns.length).toBeGreaterThan(20);
  const away = towns.filter(
    ({ name, ...place }) =>
      !inside(country, onMap(place)) ||
      // Islands and shore are finer than the drawing.
      (!['Kalangala', 'Entebbe', 'Jinja'].includes(name) &&
        rings(lakes).some((lake) => inside(lake, onMap(place)))),
  );
  expect(away.map(({ name }) => name)).toEqual([]);
});
