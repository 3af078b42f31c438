// A broken link leads to the line where it is written, and to no other.
import { expect, it } from 'vitest';
import { linesWith } from './find-in-content.ts';

it.each([
  ['a.md', 'Read\n[this](/blog/9).', [2]],
  ['a.yaml', 'text: "[this](/blog/9)"\nhref: /blog/9', [1, 2]],
  ['a.ts', "  href: '/blog/9',", [1]],
  ['a.md', '[other](/blog/99) [part](/blog/9#x)', []],
])('in %s: %s', (file, text, lines) => {
  expect(linesWith('/blog/9', text, file)).toEqual(lines);
});

it('passes over a text that has the part', () => {
  expect(linesWith('#sources', '[x](#sources)', 'a.md')).toEqual([1]);
  expect(linesWith('#sources', '[x](#sources)\n\n## Sources', 'a.md')).toEqual([]);
});
