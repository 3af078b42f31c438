// A drawing by itself has its colours, its size and its namespace, and no class that nobody explains.
import { expect, test } from 'vitest';
import { plainSvg } from './plain-svg';

const colours = {
  ink: '#111',
  quiet: '#222',
  brand: '#333',
  warm: '#444',
  accent: '#555',
  line: '#666',
  lineStrong: '#777',
  band: '#888',
};

test('class names become colours', () => {
  const svg = plainSvg(
    '<svg class="year" width="100%" height="20"><rect class="track" width="100%"/><rect class="quiet"/><text class="faint">Jan</text><text>now</text></svg>',
    { colours, width: 480, font: 'Inter' },
  );
  expect(svg).toBe(
    '<svg xmlns="http://www.w3.org/2000/svg" width="480" height="20"><rect fill="#666" width="100%"/><rect fill="#777"/>' +
      '<text font-family="Inter" font-size="12" fill="#222">Jan</text><text font-family="Inter" font-size="12" fill="#111">now</text></svg>',
  );
});

test('a drawing with a view box keeps it', () => {
  expect(plainSvg('<svg viewBox="0 0 100 6"><rect class="brand" width="40"/></svg>', { colours })).toBe(
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 100 6"><rect fill="#333" width="40"/></svg>',
  );
});
