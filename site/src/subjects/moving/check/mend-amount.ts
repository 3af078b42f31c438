// A balance as a list has it, in whole shillings: "UGX 350,000/=" is 350000, "(50,000)" is paid ahead.
import { type Cell, textOf } from '../list.ts';
import type { Verdict } from './findings.ts';

const CLEARED = /^(?:nil|none|cleared?|paid(?: up| in full)?|full|fully paid|zero|-+|n\/?a)\.?$/i;

const MANY: Record<string, number> = { k: 1_000, m: 1_000_000 };

export function mendAmount(cell: Cell | undefined): Verdict {
  if (typeof cell === 'number') {
    if (Number.isInteger(cell)) return { value: String(cell) };
    return { value: String(Math.round(cell)), reason: 'balance-cents' };
  }
  const text = textOf(cell);
  if (text === '' || /^-?\d+$/.test(text)) return { value: text };
  if (CLEARED.test(text)) return { value: '0', reason: 'balance-words' };

  const ahead = /^\(.*\)$|\bcr(?:edit)?\.?$|(?:^|[\s.])-\s*\d|\d-$/i.test(text);
  const bare = text
    .replace(/[()]/g, '')
    .replace(/\b(?:ugx|ushs?|shs?|shillings?|cr(?:edit)?|dr|debit|only)\b\.?/gi, '')
    .trim()
    .replace(/\/[=-]+|=$|^[-+]|-$/g, '')
    .trim();
  const sign = ahead ? '-' : '';

  const thousands = /^\d{1,3}(?:[,.\s']\d{3})+$/.exec(bare);
  if (thousands) return { value: sign + bare.replace(/\D/g, ''), reason: 'balance-text' };
  const short = /^(\d+(?:\.\d+)?)\s*([km])$/i.exec(bare);
  if (short)
    return {
      value:
        sign + String(Math.round(Number(short[1]) * (MANY[(short[2] as string).toLowerCase()] as number))),
      reason: 'balance-text',
    };
  if (/^\d+$/.test(bare)) return { value: sign + bare, reason: 'balance-text' };
  const cents = /^(\d{1,3}(?:,\d{3})*|\d+)\.(\d{1,2})$/.exec(bare);
  if (cents) {
    const whole = (cents[1] as string).replaceAll(',', '');
    return { value: sign + whole, reason: Number(cents[2]) === 0 ? 'balance-text' : 'balance-cents' };
  }
  return { value: text, reason: 'balance-wrong', outcome: 'look' };
}
