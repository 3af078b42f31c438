// Matches a heading to a column by known names, and tolerates typing errors.
import { editDistance } from '@tred/contract/edit-distance';
import type { ImportColumn } from './tables';

/** Normalises a heading: no case, punctuation, accents or possessive apostrophe. */
export const plainHeading = (heading: string): string =>
  heading
    .normalize('NFKD')
    .toLowerCase()
    .replace(/['’‘`]|[\u0300-\u036f]/g, '')
    .replace(/[^a-z0-9]+/g, ' ')
    .trim();

/** Shortest names that may contain one wrong letter, and two. */
const LENGTH_FOR_ONE_SLIP = 6;
const LENGTH_FOR_TWO_SLIPS = 11;

const slipsAllowed = ({ length }: string) =>
  length >= LENGTH_FOR_TWO_SLIPS ? 2 : length >= LENGTH_FOR_ONE_SLIP ? 1 : 0;

/** The column of a heading. An exact name wins over a similar one; undefined without a match. */
export function columnFor<Column extends ImportColumn>(
  heading: string,
  columns: readonly Column[],
): Column | undefined {
  const plain = plainHeading(heading);
  if (plain === '') return undefined;
  const tight = plain.replaceAll(' ', '');
  let nearest: Column | undefined;
  let fewest = Number.POSITIVE_INFINITY;
  for (const column of columns) {
    for (const name of [column.name, ...column.alsoCalled]) {
      const known = plainHeading(name).replaceAll(' ', '');
      if (known === tight) return column;
      const slips = slipsBetween(known, tight, slipsAllowed(known));
      if (slips < fewest) {
        fewest = slips;
        nearest = column;
      }
    }
  }
  return nearest;
}

function slipsBetween(one: string, other: string, most: number): number {
  if (most === 0 || Math.abs(one.length - other.length) > most) return Number.POSITIVE_INFINITY;
  const slips = editDistance(one, other);
  return slips <= most ? slips : Number.POSITIVE_INFINITY;
}
