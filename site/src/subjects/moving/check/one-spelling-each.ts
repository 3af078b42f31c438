// Makes classes and streams that are spelled in several ways one: the way that most rows have it.

import type { Learner } from './check-sheet.ts';
import type { Finding } from './findings.ts';
import { schoolClass } from './mend-class.ts';
import { usualSpelling } from './one-spelling.ts';

const COLUMNS = [
  ['class', 'class-spelled'],
  ['stream', 'stream-spelled'],
] as const;

/** Changes the learners, and says where. */
export function oneSpellingEach(learners: readonly Learner[]): Finding[] {
  const findings: Finding[] = [];
  for (const [column, reason] of COLUMNS) {
    const usual = usualSpelling(learners.map(({ values }) => values[column] ?? '').filter(Boolean));
    for (const { values, sheet, row } of learners) {
      const found = values[column] ?? '';
      // S.1 to P.7 have one spelling already.
      if (found === '' || (column === 'class' && schoolClass(found)?.name === found)) continue;
      const mend = usual(found);
      if (mend === found) continue;
      values[column] = mend;
      findings.push({ reason, sheet, row, column, found, mend, outcome: 'mended' });
    }
  }
  return findings;
}
