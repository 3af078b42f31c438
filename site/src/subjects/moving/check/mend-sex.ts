// F or M, whatever stands for it.
import { type Cell, textOf } from '../list.ts';
import type { Verdict } from './findings.ts';

export function mendSex(cell: Cell | undefined): Verdict {
  const text = textOf(cell);
  if (text === '' || text === 'F' || text === 'M') return { value: text };
  const word = text.toLowerCase().replace(/[^a-z]/g, '');
  if (/^(?:f|fem|female|girl|g|woman)$/.test(word)) return { value: 'F', reason: 'sex-written' };
  if (/^(?:m|male|boy|b|man)$/.test(word)) return { value: 'M', reason: 'sex-written' };
  return { value: text, reason: 'sex-wrong', outcome: 'look' };
}
