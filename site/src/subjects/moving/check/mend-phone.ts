// A telephone number as a list has it, made +256 and nine digits where that can be told.
import { PHONE } from '@tred/contract/import/rules';
import { normalisePhone } from '@tred/contract/phone';
import { type Cell, textOf } from '../list.ts';
import type { Verdict } from './findings.ts';

/** As people read it, which is also as a spreadsheet leaves it alone: the spaces keep it from being a number. */
const spaced = (e164: string): string => e164.replace(/^(\+256)(\d{3})(\d{3})(\d{3})$/, '$1 $2 $3 $4');

/** What is typed for a digit that it looks like. */
const LOOKALIKES: Record<string, string> = { o: '0', O: '0', l: '1', I: '1' };

const NOTHING = /^(?:n\/?a|nil|none|no(?:\s*phone)?|pending|-+|\.+|\?+|0|xx+)$/i;

export function mendPhone(cell: Cell | undefined): Verdict {
  const text = textOf(cell);
  if (text === '' || NOTHING.test(text)) return { value: '', reason: 'phone-missing', outcome: 'look' };
  const whole = oneNumber(text);
  if (whole.verdict) return whole.verdict;

  const several = text
    .split(/[/,;&|]|\bor\b|\band\b|\s{2,}/i)
    .map((part) => oneNumber(part.trim()).verdict?.value ?? '')
    .filter((value) => value !== '');
  if (several.length > 1) return { value: several[0] as string, reason: 'phone-several', outcome: 'look' };

  if (/^\d(?:\.\d+)?e\+?\d+$/i.test(text))
    return { value: text, reason: 'phone-digits-lost', outcome: 'look' };
  return { value: text, reason: 'phone-wrong', outcome: 'look' };
}

function oneNumber(text: string): { verdict?: Verdict } {
  const bare = text.replace(/^(?:tel|phone|mob(?:ile)?|call)\b[\s.:]*/i, '').replace(/\.0$/, '');
  const e164 = normalisePhone(bare);
  // +256, 256 and 07 are how people write it, and the import takes all three.
  if (PHONE.test(e164)) {
    if (/^\d{9}$/.test(bare.replace(/[\s-]/g, '')))
      return { verdict: { value: spaced(e164), reason: 'phone-zero-lost' } };
    return { verdict: { value: spaced(e164) } };
  }
  const digits = bare.replace(/[\s().-]/g, '');
  if (/^[2-7]\d{8}$/.test(digits))
    return { verdict: { value: spaced(`+256${digits}`), reason: 'phone-zero-lost' } };
  // A number that Excel shows as 2.56772E+11 and wrote out with every digit.
  if (/^2\.56\d{9}e\+?11$/i.test(digits) || /^2\.56\d{9}e\+?11$/i.test(text))
    return {
      verdict: { value: spaced(`+${text.replace(/\D/g, '').slice(0, 12)}`), reason: 'phone-digits-lost' },
    };
  const lookalike = bare.replace(/[oOlI]/g, (letter) => LOOKALIKES[letter] as string);
  if (lookalike !== bare) {
    const { verdict } = oneNumber(lookalike);
    if (verdict) return { verdict: { value: verdict.value, reason: 'phone-letters' } };
  }
  return {};
}
