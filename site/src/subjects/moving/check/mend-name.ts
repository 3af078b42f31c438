// A name as a list has it. Spaces are put right; nothing else is, for a name is as its owner writes it.
import { LONGEST_NAME } from '@tred/contract/import/rules';
import { type Cell, textOf } from '../list.ts';
import type { Verdict } from './findings.ts';

export function mendName(cell: Cell | undefined): Verdict {
  const value = textOf(cell).replace(/^\d+[.)]\s+/, '');
  if (value === '') return { value, reason: 'name-missing', outcome: 'look' };
  // A question mark or a black diamond where a letter was, or two signs for one letter: saved in the wrong encoding.
  if (/\ufffd|Ã.|Å.|\p{L}\?\p{L}/u.test(value))
    return { value, reason: 'name-letters-lost', outcome: 'look' };
  if (/[\d<>{}[\]_=@#$%^*|\\]/.test(value)) return { value, reason: 'name-odd', outcome: 'look' };
  if (value.length > LONGEST_NAME) return { value, reason: 'name-long', outcome: 'look' };
  return { value };
}

/** Both names in one cell. Here the surname comes first, with or without a comma. */
export function splitName(cell: Cell | undefined): { last: string; first: string } {
  const whole = textOf(cell).replace(/^\d+[.)]\s+/, '');
  const [last = '', ...first] = whole.includes(',') ? whole.split(/\s*,\s*/) : whole.split(' ');
  return { last, first: first.join(' ') };
}
