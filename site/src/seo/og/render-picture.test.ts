import sharp from 'sharp';
import { describe, expect, test } from 'vitest';
import { titleSize } from './Picture.tsx';
import { renderPicture } from './render-picture.ts';

const facts = { title: 'Pricing', brand: 'Tred', address: 'tred.example/pricing', seed: '/pricing' };

describe('renderPicture', () => {
  test('makes a light PNG of 1200 by 630', async () => {
    const picture = await renderPicture(facts);
    const { format, width, height } = await sharp(picture).metadata();
    expect({ format, width, height }).toEqual({ format: 'png', width: 1200, height: 630 });
    expect(picture.byteLength).toBeLessThan(40_000);
  });
});

describe('titleSize', () => {
  test('shrinks as titles grow', () => {
    const sizes = [7, 30, 60, 120].map((length) => titleSize('Sevenths '.repeat(length / 7).trim()));
    expect(sizes).toEqual([...sizes].sort((a, b) => b - a));
    expect(new Set(sizes).size).toBeGreaterThan(2);
  });
});
