// The tests' server: log in, post a form, read the database, make log-in codes.
import { DatabaseSync } from 'node:sqlite';
import { fileURLToPath } from 'node:url';
import { type APIRequestContext, expect } from '@playwright/test';
import { Secret, TOTP } from 'otpauth';

export const adminName = 'admin';
export const adminPassword = 'a password for tests only';

/** Empty at each run. */
export const serverData = fileURLToPath(new URL('../../.cache/e2e-data', import.meta.url));

let people = 0;
/** For a name or an address that no other test of the run has. */
export const newId = () => `${process.pid}x${++people}`;

/** Posts like a page; returns the reference. */
export async function post(request: APIRequestContext, form: string, values: object): Promise<string> {
  const reply = await request.post(`/api/forms/${form}`, { data: values });
  expect(reply.status()).toBe(201);
  return ((await reply.json()) as { reference: string }).reference;
}

/** Text of the newest email to an address. */
export function emailTo(address: string): string {
  const database = new DatabaseSync(`${serverData}/desk.sqlite`, { readOnly: true });
  const newest = 'select text from outbox where recipient = ? order by created_at desc limit 1';
  const email = database.prepare(newest).get(address);
  database.close();
  expect(email, `an email to ${address}`).toBeDefined();
  return String(email?.text);
}

/** The current code of a secret as the page shows it. */
export const codeNow = (secret: string): string =>
  new TOTP({ secret: Secret.fromBase32(secret.replaceAll(' ', '')) }).generate();
