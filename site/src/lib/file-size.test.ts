// Sizes round the way a download list shows them.
import { expect, test } from 'vitest';
import { formatSize } from './file-size.ts';

test.each([
  [820, '820 bytes'],
  [1000, '1 KB'],
  [48_499, '48 KB'],
  [999_499, '999 KB'],
  [999_500, '1.0 MB'],
  [1_250_000, '1.3 MB'],
])('%i bytes are %s', (bytes, text) => {
  expect(formatSize(bytes)).toBe(text);
});
