// Turns phone numbers as people in Uganda type them into E.164.

/** 07…, 7…, 256…, +256…, +256 (0)7… and 00… become +…; punctuation is removed. Other text stays and fails `E164`. */
export function normalisePhone(typed: string): string {
  const bare = typed
    .trim()
    .replace(/[\s().\-\u2010-\u2015]/g, '')
    .replace(/^00/, '+');
  if (/^0\d{9}$/.test(bare)) return `+256${bare.slice(1)}`;
  if (/^7\d{8}$/.test(bare)) return `+256${bare}`;
  if (/^2560?\d{9}$/.test(bare)) return `+256${bare.slice(-9)}`;
  if (/^\+2560\d{9}$/.test(bare)) return `+256${bare.slice(-9)}`;
  return bare;
}

/** Ugandan numbers have nine digits after +256; others at most fifteen in all. */
export const E164 = /^\+(?:256[1-9]\d{8}|(?!256)[1-9]\d{6,14})$/;
export const UGANDAN_MOBILE = /^\+2567\d{8}$/;
