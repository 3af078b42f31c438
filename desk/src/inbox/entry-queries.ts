// What can be asked of the list of entries and of its export. It is posted: a proxy logs addresses, and words that
// staff look for are people's names.
import { statuses } from '@tred/contract/desk-api';
import { z } from 'zod';
import { FormEntries } from '../forms/read-body.ts';
import { dayLength, kampalaOffset } from '../kampala-days.ts';
import type { Filter } from '../store/inbox.ts';
import { isConfidential, type Sight } from '../store/sight.ts';

/** Days are Kampala's. */
const dayStart = z.iso.date().transform((date) => Date.parse(`${date}T00:00:00Z`) - kampalaOffset);

/** No database stores one, or finds it. */
const withoutNul = z.string().regex(/^[^\0]*$/);

const filterShape = {
  form: withoutNul.max(60).optional(),
  status: z.enum(statuses).optional(),
  spam: z.enum(['0', '1']).optional(),
  search: withoutNul.max(200).optional(),
  from: dayStart.optional(),
  to: dayStart.optional(),
};

/** What was posted, by a script or by a form; a filter that is not set comes empty from the page. */
export const withoutEmpty = (body: unknown) => {
  const pairs = body instanceof FormEntries ? body.pairs : Object.entries(body ?? {});
  return Object.fromEntries(pairs.filter(([, value]) => value !== ''));
};

/** The address that a form or a script asks about. */
export const personQuery = z.preprocess(withoutEmpty, z.object({ email: withoutNul.min(3).max(254) }));

export const listQuery = z.preprocess(
  withoutEmpty,
  z.object({ ...filterShape, page: z.coerce.number().int().min(0).max(100_000).catch(0) }),
);

export const exportQuery = z.preprocess(
  withoutEmpty,
  z.object({ ...filterShape, format: z.enum(['csv', 'json']) }),
);

type Asked = z.infer<z.ZodObject<typeof filterShape>>;

export function toFilter({ form, status, spam, search, from, to }: Asked, sight: Sight): Filter {
  return {
    form,
    status,
    search,
    from,
    sight,
    spam: spam === '1',
    before: to === undefined ? undefined : to + dayLength,
  };
}

/** For the trail: which list was taken. The words that were looked for are people's names, and stay out. */
export function aboutExport(
  { format, search }: { format: string; search?: string | undefined },
  filter: Filter,
): string {
  const { form, status, spam, sight } = filter;
  const withReports = sight?.securityReports && (!form || isConfidential(form));
  return [
    format,
    form ?? 'all forms',
    status,
    spam && 'quarantine',
    search && 'by words',
    withReports && 'with security reports',
  ]
    .filter(Boolean)
    .join(', ');
}

/** For the trail, which outlives the person: it names their entries, never them. */
export const aboutEntries = (references: readonly string[]) => ({
  about: references.join(' ') || 'no entry',
});
