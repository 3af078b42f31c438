// Schemas of what the editor's page sends.
import type { Publishing, Removal, Saving, Undo } from '@tred/contract/editor-api';
import { z } from 'zod';

const text = z.string();

export const saving = z.object({
  path: text,
  version: text,
  value: z.unknown().optional(),
  body: text.optional(),
  bringsBack: z.boolean().optional(),
}) satisfies z.ZodType<Saving>;

export const removal = z.object({ path: text, version: text, leadsTo: text }) satisfies z.ZodType<Removal>;

export const undoing = z.object({
  path: text,
  version: text,
  line: text.optional(),
}) satisfies z.ZodType<Undo>;

export const publishing = z.object({
  files: z.array(z.object({ path: text, version: text })),
}) satisfies z.ZodType<Publishing>;

export const reverting = z.object({ commit: text.regex(/^[0-9a-f]{40,64}$/) });

export const cancelling = z.object({ id: text });
