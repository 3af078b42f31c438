// Schema of the words of DataTable. The descriptions are the editor's help texts.
import { z } from 'astro/zod';
import { badgeTone } from '../../components/Badge/schema.ts';
import { section } from '../../components/Section/schema.ts';
import { link, list } from '../../components/schema.ts';
import { pageText } from '../../facts/page-text.ts';

const dataTableState = z.strictObject({
  label: pageText.describe('The word on the badge.'),
  tone: badgeTone,
});

/** The component adds computed cells with dates. */
const dataTableCell = z.union([
  pageText,
  list(pageText),
  link,
  z.strictObject({ state: dataTableState.describe('A badge.') }),
  z.strictObject({ figure: pageText.describe('In large type: 15%.') }),
]);

const dataTableRow = z.strictObject({
  name: pageText.describe('Subject of the row.'),
  note: pageText.exactOptional().describe('Small words under the name.'),
  badge: pageText
    .exactOptional()
    .describe('A short word beside the name, which makes the row stand out: Most Popular.'),
  code: z.boolean().exactOptional().describe('The name is a line of code.'),
  id: pageText
    .exactOptional()
    .meta({ title: 'End of its address', description: 'As in /cookies#theme. Links lead there.' }),
  cells: list(dataTableCell).describe('One entry for each column after the first.'),
});

export const dataTableWords = section({
  columns: list(pageText).describe('The headings of the columns. The first column names the rows.'),
  compact: z.boolean().exactOptional().meta({
    title: 'Narrow columns',
    description: 'For cells of a word or two: they stay side by side on a phone.',
  }),
  rows: list(dataTableRow).describe('The rows.'),
});
export type DataTableWords = z.infer<typeof dataTableWords>;
