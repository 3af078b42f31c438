// Every figure says what it counts, and pages get theirs from the register.
import { expect, test } from 'vitest';
import { claims } from './figures.ts';

test('every claim has a page, a figure, what it counts and a day', () => {
  for (const { page, figure, label, counts, asOf } of claims) {
    const name = `${page} ${figure} ${label}`;
    expect(figure, name).not.toBe('');
    expect(counts.length, name).toBeGreaterThan(3);
    expect(asOf, name).toMatch(/^\d{4}-\d{2}-\d{2}$/);
  }
});

test('where pages give different figures under one label, each says what it counts', () => {
  const bySubject = Map.groupBy(
    claims.filter(({ label }) => /institutions|students|researchers|countries|rewards/i.test(label)),
    ({ label }) => /institutions|students|researchers|countries|rewards/i.exec(label)?.[0].toLowerCase(),
  );
  for (const [subject, same] of bySubject) {
    const told = same.map(({ counts }) => counts);
    expect(new Set(told).size, subject).toBe(told.length);
  }
});
