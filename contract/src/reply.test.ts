import { expect, it } from 'vitest';
import { type FormReply, parseFormReply } from './reply.ts';

it.each<FormReply>([
  { ok: true, reference: 'TRD-4F7K2-M9QXD' },
  { ok: true, reference: 'TRD-4F7K2-M9QXD', waitingList: true },
  { ok: true, reference: 'TRD-4F7K2-M9QXD', confirmByEmail: true },
  { ok: false, problems: [{ field: '', message: 'Sent before' }] },
  { ok: false, error: 'too-many', message: 'Wait a little.' },
])('reads %j', (reply) => {
  expect(parseFormReply(JSON.parse(JSON.stringify(reply)))).toEqual(reply);
});

it.each([
  undefined,
  null,
  '',
  [],
  { ok: 'yes', reference: 'TRD-4F7K2-M9QXD' },
  { ok: true },
  { ok: true, reference: 7 },
  { ok: false },
  { ok: false, problems: [] },
  { ok: false, problems: [{ field: 'email' }] },
  { ok: false, problems: [null] },
  { ok: false, error: 418, message: 'No' },
  { ok: false, error: 'too-many' },
  { error: 'unavailable', message: 'Down' },
])('refuses %j', (body) => {
  expect(parseFormReply(body)).toBeUndefined();
});
