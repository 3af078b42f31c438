// The ledger of charges and payments; append only.
import { type Draft, learnerIn, withChanged } from './act.ts';
import type { LedgerLine, School, Term } from './types.ts';

export type Statement = {
  learner: string;
  term: Term;
  currency: 'UGX';
  opening_balance: number;
  lines: Omit<LedgerLine, 'learner' | 'term'>[];
  balance: number;
};

/** Lines by learner, cached by the immutable ledger. */
const grouped = new WeakMap<readonly LedgerLine[], Map<string, LedgerLine[]>>();

function linesOf({ ledger }: Pick<School, 'ledger'>, learner: string): readonly LedgerLine[] {
  let lines = grouped.get(ledger);
  if (!lines) {
    lines = new Map();
    for (const line of ledger) {
      const own = lines.get(line.learner);
      if (own) own.push(line);
      else lines.set(line.learner, [line]);
    }
    grouped.set(ledger, lines);
  }
  return lines.get(learner) ?? [];
}

const sum = (lines: readonly LedgerLine[]) => lines.reduce((total, { amount }) => total + amount, 0);

export function balanceOf(school: Pick<School, 'ledger'>, learner: string, term: Term): number {
  return sum(linesOf(school, learner).filter((line) => line.term <= term));
}

/** Lines of a term, oldest first. Opening balance plus lines is the balance. */
export function statementOf(school: School, learner: string, term: Term = school.term): Statement {
  learnerIn(school, learner);
  const all = linesOf(school, learner);
  const opening = sum(all.filter((line) => line.term < term));
  const lines = all
    .filter((line) => line.term === term)
    .sort((a, b) => (a.date < b.date ? -1 : a.date > b.date ? 1 : 0));
  return {
    learner,
    term,
    currency: 'UGX',
    opening_balance: opening,
    lines: lines.map(({ learner: _, term: __, ...line }) => line),
    balance: opening + sum(lines),
  };
}

export function book({ school, now }: Draft, learner: string, lines: readonly LedgerLine[]): void {
  school.ledger = [...school.ledger, ...lines];
  const balance = balanceOf(school, learner, school.term);
  school.learners = withChanged(school.learners, {
    ...learnerIn(school, learner),
    balance,
    updated_at: now,
  });
}

/** The oldest term with a balance; without one, the current term. Earlier balances are carried into the current term. */
export function oldestOwing(school: School, learner: string): Term {
  const terms = [...new Set(linesOf(school, learner).map(({ term }) => term))].sort();
  return (
    terms.filter((term) => term >= school.term).find((term) => balanceOf(school, learner, term) > 0) ??
    school.term
  );
}
