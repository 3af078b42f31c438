// A table of a text with its numbers drawn beside them. The author puts a table into
// `<figure data-chart="bars" data-caption="…">`, and nothing is typed twice; `pairs` draws two columns against each other.
import { type HTMLElement, parse } from 'node-html-parser';
import { renderToStaticMarkup } from 'react-dom/server';
import { along, longest, WHOLE } from '~/lib/charts/geometry';
import { Bar } from '~/ui/Chart/Bars';
import { Chart } from '~/ui/Chart/Chart';
import { type DrawnRow, RowTable } from '~/ui/Chart/RowTable';

const FIGURE = /<figure([^>]*\bdata-caption=[^>]*)>(.*?)<\/figure>/gs;

export const drawTables = (html: string): string =>
  html.replace(FIGURE, (_, attributes: string, inside: string) => drawn(attributes, parse(inside)));

function drawn(attributes: string, inside: HTMLElement): string {
  const said = (name: string) => new RegExp(`\\bdata-${name}="([^"]*)"`).exec(attributes)?.[1];
  const caption = parse(said('caption') ?? '').text;
  const kind = said('chart');
  if (kind !== 'bars' && kind !== 'pairs')
    throw new Error(`There is no chart "${kind}" of a table (${caption}).`);
  const cells = (row: HTMLElement) => row.querySelectorAll('th, td').map((cell) => cell.text.trim());
  const [head, ...body] = inside.querySelectorAll('tr');
  if (!head || body.length === 0) throw new Error(`The chart "${caption}" has no table.`);
  const heads = cells(head);
  // The first is the names' column; counted from one, as a reader would.
  const first = Number(said('column') ?? 2) - 1;
  const columns = kind === 'pairs' ? [first, first + 1] : [first];
  const isTotal = (row: HTMLElement) => row.querySelector('strong') !== null;
  const numbers = body.filter((row) => !isTotal(row)).flatMap((row) => valuesOf(row, columns, cells));
  const isPercent = body.every((row) => columns.every((column) => cells(row)[column]?.endsWith('%')));
  const to = isPercent ? WHOLE : longest(numbers.filter((value) => value !== undefined));
  const rows = body.map((row): DrawnRow => {
    const [name = '', ...texts] = cells(row);
    const values = isTotal(row) ? [] : valuesOf(row, columns, cells);
    const lines = values.flatMap((value, place) =>
      value === undefined
        ? []
        : [
            {
              length: along({ from: 0, to }, value),
              tone: place === 0 ? ('brand' as const) : ('quiet' as const),
            },
          ],
    );
    return { name, numbers: texts, drawing: lines.length > 0 && <Bar lines={lines} /> };
  });
  return renderToStaticMarkup(
    <Chart caption={caption}>
      <RowTable heads={heads.slice(1)} rows={rows} />
    </Chart>,
  );
}

const valuesOf = (row: HTMLElement, columns: readonly number[], cells: (row: HTMLElement) => string[]) =>
  columns.map((column) => numberIn(cells(row)[column] ?? ''));

/** `UGX 5,000`, `1.5 GB`, `46%`; `4 in 10` and `12 of 12` are shares of one. */
export function numberIn(text: string): number | undefined {
  const share = /(\d+) (?:of|in) (\d+)/.exec(text);
  if (share) return Number(share[1]) / Number(share[2]);
  const number = /\d[\d,]*(\.\d+)?/.exec(text)?.[0];
  return number === undefined ? undefined : Number(number.replaceAll(',', ''));
}
