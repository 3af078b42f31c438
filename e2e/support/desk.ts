// The tests' own desk: how to log in, how to send something to it, and a look into its outbox.
import { DatabaseSync } from 'node:sqlite';
import { fileURLToPath } from 'node:url';
import { type APIRequestContext, expect } from '@playwright/test';

export const deskName = 'desk';
export const deskPassword = 'a password for tests only';

/** Empty at each run: tests never touch what visitors sent. Two runs at the same time need two. */
export const deskData =
  process.env.E2E_DATA ?? fileURLToPath(new URL('../../.cache/e2e-data', import.meta.url));

/** What a page would send; returns the reference. */
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

/** What the desk has kept from an address, newest first. */
export const deskEntries = (address: string): Record<string, unknown>[] =>
  look('select body from submissions where email = ? order by created_at desc', address).map(({ body }) =>
    JSON.parse(String(body)),
  );

/** The text of the newest letter to an address. */
export function letterTo(address: string): string {
  const [letter] = look(
    'select text from outbox where recipient = ? order by created_at desc limit 1',
    address,
  );
  expect(letter, `a letter to ${address}`).toBeDefined();
  return String(letter?.text);
}
