// Each figure states its meaning, and pages get figures from the register.
import { expect, test } from 'vitest';
import { claims } from './figures.ts';

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
