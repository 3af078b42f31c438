// Comments go, and what only looks like one stays.
import { expect, it } from 'vitest';
import { withoutComments } from './without-comments';

it('takes out lines and blocks', () => {
  expect(withoutComments('// Why.\n/* And\n   how. */\nlet a = 1;\n  // More.\nlet b = 2;\n')).toBe(
    'let a = 1;\nlet b = 2;',
  );
});

it('leaves an address inside a line alone', () => {
  const line = "fetch('https://tred.example/*');";
  expect(withoutComments(line)).toBe(line);
});
