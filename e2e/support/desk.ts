// The tests' desk: log in, post a form, read the database; and a TOTP generator (RFC 6238).
import { createHmac } from 'node:crypto';
import { DatabaseSync } from 'node:sqlite';
import { fileURLToPath } from 'node:url';
import { type APIRequestContext, expect } from '@playwright/test';

export const deskName = 'desk';
export const deskPassword = 'a password for tests only';

/** Empty at each run. Two parallel runs need two folders. */
export const deskData =
  process.env.E2E_DATA ?? fileURLToPath(new URL('../../.cache/e2e-data', import.meta.url));

/** Posts like a page; returns the reference. */
export async function post(request: APIRequestContext, form: string, values: object): Promise<string> {
  const reply = await request.post(`/api/forms/${form}`, { data: values });
  expect(reply.status()).toBe(201);
  return ((await reply.json()) as { reference: string }).reference;
}

function look(query: string, value: string): Record<string, unknown>[] {
  const database = new DatabaseSync(`${deskData}/desk.sqlite`, { readOnly: true });
  const rows = database.prepare(query).all(value);
  database.close();
  return rows;
}

/** Submissions from an address, newest first. */
export const deskEntries = (address: string): Record<string, unknown>[] =>
  look('select body from submissions where email = ? order by created_at desc', address).map(({ body }) =>
    JSON.parse(String(body)),
  );

/** Text of the newest email to an address. */
export function emailTo(address: string): string {
  const [letter] = look(
    'select text from outbox where recipient = ? order by created_at desc limit 1',
    address,
  );
  expect(letter, `a letter to ${address}`).toBeDefined();
  return String(letter?.text);
}

const alphabet = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567';

/** The current code of a secret as the page shows it. */
export function codeNow(secret: string): string {
  const bits = [...secret.replaceAll(' ', '')]
    .map((letter) => alphabet.indexOf(letter).toString(2).padStart(5, '0'))
    .join('');
  const key = Buffer.from((bits.match(/.{8}/g) ?? []).map((byte) => Number.parseInt(byte, 2)));
  const step = Buffer.alloc(8);
  step.writeBigUInt64BE(BigInt(Math.floor(Date.now() / 30_000)));
  const hash = createHmac('sha1', key).update(step).digest();
  const offset = (hash.at(-1) ?? 0) & 15;
  const number = hash.readUInt32BE(offset) & 0x7fffffff;
  return String(number % 1_000_000).padStart(6, '0');
}
