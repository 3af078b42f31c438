// The API of the inbox's account and staff screens. Times are milliseconds since 1970.
import * as z from 'zod/mini';
import { done, numberOrNull } from './desk-api.ts';
import { rights } from './rights.ts';

export const MIN_PASSWORD = 12;
export const MAX_PASSWORD = 200;
export const MAX_NAME = 60;

const session = z.object({ startedAt: z.number(), seenAt: z.number(), here: z.boolean() });

export const accountReply = z.object({
  ...done,
  name: z.string(),
  rights: z.array(z.literal(rights)),
  hasCode: z.boolean(),
  recoveryLeft: z.number(),
  codeRequired: z.boolean(),
  sessions: z.array(session),
});

export const codeSetUpReply = z.object({
  ...done,
  secret: z.string(),
  link: z.string(),
  picture: z.object({ size: z.number(), path: z.string() }),
});

export const recoveryCodesReply = z.object({ ...done, recoveryCodes: z.array(z.string()) });

const member = z.object({
  name: z.string(),
  rights: z.array(z.literal(rights)),
  hasCode: z.boolean(),
  addedAt: z.number(),
  seenAt: numberOrNull,
});

export const staffListReply = z.object({ ...done, staff: z.array(member), codeRequired: z.boolean() });

/** A generated password, shown once. */
export const newPasswordReply = z.object({ ...done, name: z.string(), password: z.string() });

export type Account = Omit<z.infer<typeof accountReply>, 'ok'>;
export type CodeSetUp = Omit<z.infer<typeof codeSetUpReply>, 'ok'>;
export type StaffMember = z.infer<typeof member>;
export type StaffList = Omit<z.infer<typeof staffListReply>, 'ok'>;
