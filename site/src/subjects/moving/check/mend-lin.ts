// A LIN as a list has it: capital letters and digits, or nothing.
import { LIN } from '@tred/contract/import/rules';
import { type Cell, textOf } from '../list.ts';
import type { Verdict } from './findings.ts';

/** A note where a number should be: it means that there is none yet. */
const NOTE =
  /^(?:n\/?a|nil|none|no|pending|not yet|not (?:given|available|found)|to follow|new|applied|-+|\.+|\?+|0|xx+)\.?$/i;

export function mendLin(cell: Cell | undefined): Verdict {
  const text = textOf(cell);
  if (text === '') return { value: '', reason: 'lin-missing', outcome: 'note' };
  if (LIN.test(text)) return { value: text };
  if (NOTE.test(text)) return { value: '', reason: 'lin-note' };
  if (/^\d(?:\.\d+)?e\+?\d+$/i.test(text)) return { value: text, reason: 'lin-digits-lost', outcome: 'look' };
  const bare = text
    .toUpperCase()
    .replace(/^LIN\b[\s.:#-]*(?:NO\b[\s.:]*)?/, '')
    .replace(/[\s./_-]/g, '');
  if (LIN.test(bare)) return { value: bare, reason: 'lin-written' };
  return { value: text, reason: 'lin-wrong', outcome: 'look' };
}
