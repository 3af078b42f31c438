// Telephone numbers: kept as E.164 (`+256772123456`), shown in groups, read as people type them.

const UGANDA = '256';

/** Reads `0772 123 456`, `256…`, `+256 (0) …` and foreign numbers with a plus; undefined when it is no number. */
export function toE164(input: string): string | undefined {
  const compact = input
    .replace(/\(0\)/, '')
    .replace(/[\s().\u00a0-]/g, '')
    .replace(/^00/, '+');
  if (!/^\+?\d+$/.test(compact)) return undefined;
  const digits = compact.replace('+', '');
  if (/^0[2-9]\d{8}$/.test(compact)) return `+${UGANDA}${compact.slice(1)}`;
  if (digits.startsWith(UGANDA)) return /^256[2-9]\d{8}$/.test(digits) ? `+${digits}` : undefined;
  if (compact.startsWith('+')) return /^\+[1-9]\d{7,14}$/.test(compact) ? compact : undefined;
  return undefined;
}

/** `+256 772 123 456`; a foreign number stays as it is kept. */
export function formatPhone(e164: string): string {
  return e164.replace(/^\+256(\d{3})(\d{3})(\d{3})$/, '+256 $1 $2 $3');
}
