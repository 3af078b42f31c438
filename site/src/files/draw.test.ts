import sharp from 'sharp';
import { expect, it } from 'vitest';
import { painted } from './draw.ts';

it('keeps every colour and its transparency', async () => {
  const colours = Array.from(
    { length: 200 },
    (_, at) => [at, (at * 7) % 256, 255 - at, at % 2 ? 1 : 0.5] as const,
  );
  const rects = colours.map(
    ([r, g, b, a], x) =>
      `<rect x="${x}" width="1" height="1" fill="rgb(${r},${g},${b})" fill-opacity="${a}"/>`,
  );
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="200" height="1">${rects.join('')}</svg>`;
  const { data } = await sharp(await painted(svg))
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  for (const [x, [r, g, b, a]] of colours.entries())
    if (a === 1) expect([...data.subarray(x * 4, x * 4 + 4)]).toEqual([r, g, b, 255]);
    else expect(data[x * 4 + 3]).toBe(128);
});
