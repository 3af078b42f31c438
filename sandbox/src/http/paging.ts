// Lists: pages, selected fields, and changes since a time.
import { RefusedError } from '../act.ts';

export type ListQuery = {
  limit?: number;
  after?: string;
  fields?: string;
  changed_since?: string;
};

const HOUR_IN_MINUTES = 60;
/** More than any list has. */
const PLACES = 65_536;

/** The cursor of the documentation's examples. */
const documentedCursor = 'cur_N2s4VbT1';

/** Minute and offset of the next page. */
export const cursorOf = (offset: number, at: number): string =>
  `cur_${(Math.floor(at / 60_000) * PLACES + offset).toString(36)}`;

export function offsetOf(cursor: string, at: number): number {
  if (cursor === documentedCursor) return 1;
  const value = Number.parseInt(cursor.slice('cur_'.length), 36);
  const age = Math.floor(at / 60_000) - Math.floor(value / PLACES);
  if (age >= 0 && age <= HOUR_IN_MINUTES) return value % PLACES;
  throw new RefusedError('invalid_request', 'after is no cursor of the last hour.', 'after');
}

type ListedRecord = { id: string; updated_at?: string };

export function pageOf<T extends ListedRecord>(all: readonly T[], query: ListQuery, at: number) {
  const { limit = 25, after, changed_since } = query;
  const since = changed_since === undefined ? undefined : Date.parse(changed_since);
  const matching =
    since === undefined
      ? all
      : all.filter((each) => changedAt(each) > since).sort((a, b) => changedAt(a) - changedAt(b));
  const offset = after === undefined ? 0 : offsetOf(after, at);
  const data = matching.slice(offset, offset + limit);
  const end = offset + data.length;
  return {
    data: data.map((each) => onlyFields(each, query.fields)),
    next: end < matching.length ? cursorOf(end, at) : null,
  };
}

const changedAt = ({ updated_at }: ListedRecord) => Date.parse(updated_at ?? '');

/** `last_name,balance`: these fields, and `id`. */
export function onlyFields<T extends ListedRecord>(entry: T, fields: string | undefined): Partial<T> {
  if (fields === undefined) return entry;
  const names = ['id', ...fields.split(',')];
  return Object.fromEntries(Object.entries(entry).filter(([name]) => names.includes(name))) as Partial<T>;
}
