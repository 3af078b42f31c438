import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { DayList } from './DayBars';

it('writes a part of an hour as whole minutes', () => {
  const before = [
    { from: 7.05, to: 7.995, text: 'Queue' },
    { from: 8.5, to: 10, text: 'Receipts' },
  ];
  const html = renderToStaticMarkup(
    <DayList day={{ title: 'A day', before, now: [] }} words={{ before: 'Before', now: 'Now' }} />,
  );
  expect(html).toContain('07:03–08:00');
  expect(html).toContain('08:30–10:00');
});
