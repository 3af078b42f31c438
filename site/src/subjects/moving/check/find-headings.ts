// Where the list begins and what its columns mean: the school's name and the term often stand above the headings.
import { columnFor } from '@tred/contract/import/headings';
import { type ClassListColumn, classListColumns } from '@tred/contract/import/tables';
import { type Sheet, textOf } from '../list.ts';

export type FoundColumn = {
  at: number;
  /** As the list has it. */
  heading: string;
  /** What it means; undefined for a column that the import leaves alone. */
  means?: ClassListColumn;
  /** Another column of the list means the same, and goes before it. */
  again?: true;
};

export type FoundHeadings = {
  /** The index of the row of headings in the sheet's rows. */
  index: number;
  columns: readonly FoundColumn[];
};

/** Headings stand in one of the first rows. */
const LOOKED_AT = 30;

/** One known word may be chance: a title that reads "Class". */
const FEWEST = 2;

export function findHeadings({ rows }: Pick<Sheet, 'rows'>): FoundHeadings | undefined {
  let best: FoundHeadings | undefined;
  let most = FEWEST - 1;
  for (const [index, { cells }] of rows.slice(0, LOOKED_AT).entries()) {
    const columns = columnsOf(cells.map(textOf));
    const known = columns.filter(({ means, again }) => means && !again).length;
    if (known > most) {
      most = known;
      best = { index, columns };
    }
  }
  return best;
}

function columnsOf(headings: readonly string[]): FoundColumn[] {
  const taken = new Set<string>();
  return headings.map((heading, at) => {
    const means = columnFor(heading, classListColumns)?.name;
    if (!means) return { at, heading };
    const again = taken.has(means);
    taken.add(means);
    return again ? { at, heading, means, again } : { at, heading, means };
  });
}

/** Whether a row repeats the headings, as a list does that was printed page by page. */
export function repeatsHeadings(texts: readonly string[], { columns }: FoundHeadings): boolean {
  const named = columns.filter(({ heading }) => heading !== '');
  const same = named.filter(({ at, heading }) => texts[at]?.toLowerCase() === heading.toLowerCase());
  return same.length >= FEWEST && same.length > named.length / 2;
}
