// Log-in codes as authenticator apps make them (TOTP, RFC 6238): six digits, new every half minute.
import { Secret, TOTP } from 'otpauth';
import encodeQr from 'qr';

const period = 30;

const totp = (secret: string) =>
  new TOTP({ secret: Secret.fromBase32(secret), algorithm: 'SHA1', digits: 6, period });

export const makeSecret = () => new Secret({ size: 20 }).base32;

/**
 * The half minute that a code belongs to, or undefined when it is not one of ours. The one before and the one after are
 * taken too: phones' clocks differ, and people type slowly.
 */
export function stepOf(secret: string, code: string, now: number): number | undefined {
  const delta = totp(secret).validate({ token: code, timestamp: now, window: 1 });
  return delta === null ? undefined : TOTP.counter({ period, timestamp: now }) + delta;
}

/** What the app is given: by its link on the same phone, or by its picture from another. */
export function linkOf(secret: string, { issuer, name }: { issuer: string; name: string }): string {
  return new TOTP({ secret: Secret.fromBase32(secret), issuer, label: name, period }).toString();
}

/** The picture, as the path of an SVG whose every square is one wide; `size` includes the quiet edge. */
export function pictureOf(link: string): { size: number; path: string } {
  const rows = encodeQr(link, 'raw', { border: 4 });
  const path = rows.flatMap((row, y) => row.map((dark, x) => (dark ? `M${x} ${y}h1v1h-1z` : ''))).join('');
  return { size: rows.length, path };
}
