// The record says what was looked at, and hides nothing that was not well.
import { expect, test } from 'vitest';
import { accessibilityRecord, type Look, summary } from './accessibility-record.ts';

const look = (more: Partial<Look>): Look => ({
  engine: 'Chromium',
  file: 'every-page.spec.ts',
  page: '/pricing',
  way: 'axe, 320 px, dark',
  ok: true,
  ...more,
});

const runs = [
  {
    day: '2026-11-15',
    looks: [
      look({}),
      look({ page: '/about', ok: false }),
      look({ page: '/about', way: 'the focus is always seen' }),
      look({
        file: 'seen-differently.spec.ts',
        page: '',
        way: 'in forced colours a vote can be told from none',
      }),
    ],
  },
  { day: '2026-11-16', looks: [look({ engine: 'Firefox', way: '/pricing is clean and fits' })] },
];

test('sums up by the oldest run', () => {
  expect(summary(runs)).toEqual({
    lastRun: '2026-11-15',
    pages: 2,
    looks: 5,
    failed: 1,
    engines: ['Chromium', 'Firefox'],
  });
});

test('has a line for each page, and a field for each way and engine', () => {
  const record = accessibilityRecord(runs);
  expect(record).toContain('| Page | axe, 320 px, dark | the focus is always seen | Firefox |');
  expect(record).toContain('| /about | ✗ | ✓ |  |');
  expect(record).toContain('| /pricing | ✓ |  | ✓ |');
  expect(record).toContain('- ✓ in forced colours a vote can be told from none');
});
