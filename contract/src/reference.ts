// Reference numbers that are safe to read out by phone, and idempotency keys.

// Crockford's base 32: no I, L, O or U, which look like 1 or 0.
const ALPHABET = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';

export const REFERENCE_PATTERN = /^TRD-[0-9A-HJKMNP-TV-Z]{5}-[0-9A-HJKMNP-TV-Z]{5}$/;

const randomBytes = (count: number) => crypto.getRandomValues(new Uint8Array(count));

/** `TRD-4F7K2-M9QXD`: 50 random bits. */
export function makeReference(): string {
  const letters = Array.from(randomBytes(10), (byte) => ALPHABET[byte & 31]).join('');
  return `TRD-${letters.slice(0, 5)}-${letters.slice(5)}`;
}

/** Normalises a typed reference: case, spaces, hyphens, and I, L, O. */
export function readReference(typed: string): string | undefined {
  const letters = typed
    .toUpperCase()
    .replace(/[^0-9A-Z]/g, '')
    // A prefix only before ten more characters: a number may start with the same letters.
    .replace(/^TRD(?=.{10})/, '')
    .replace(/[IL]/g, '1')
    .replace(/O/g, '0');
  const reference = `TRD-${letters.slice(0, 5)}-${letters.slice(5)}`;
  return REFERENCE_PATTERN.test(reference) ? reference : undefined;
}

export const IDEMPOTENCY_KEY_PATTERN = /^[0-9A-Za-z-]{16,64}$/;

/** 128 random bits. `crypto.randomUUID` is missing before Chrome 92 and on plain http. */
export function makeIdempotencyKey(): string {
  return Array.from(randomBytes(16), (byte) => byte.toString(16).padStart(2, '0')).join('');
}
