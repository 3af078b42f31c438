// Every figure says what it counts, and pages get theirs from the register.
import { expect, test } from 'vitest';
import { claims } from './claims.ts';
import { figures } from './figures.ts';

test('every claim has a page, a figure, what it counts and a day', () => {
  for (const { page, figure, label, counts, asOf } of claims) {
    const name = `${page} ${figure} ${label}`;
    expect(figure, name).not.toBe('');
    expect(counts.length, name).toBeGreaterThan(3);
    expect(asOf, name).toMatch(/^\d{4}-\d{2}-\d{2}$/);
  }
});

test('claims are found however deep they stand in the register', () => {
  const shown = claims.map(({ page, figure, label }) => `${page} ${figure} ${label}`);
  expect(shown).toContain('/ 500+ Institutions');
  expect(shown).toContain('/esg 95 percent of Vision 2040');
  expect(shown).toContain('/careers 2,400,000 Shillings to learn with');
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

test('a page gets its figures in its own order, with the notes that stand under them', () => {
  expect(figures.home.map(({ figure }) => figure)).toEqual(['500+', '3.5M+', '98%', '24/7']);
  expect(figures.about[0]?.note).toContain('contract');
  expect(figures.corporateResponsibility.students).toBe('500,000+');
});
