// Charts in texts: bars beside a table's numbers, and charts and tables of the survey.

import { type HTMLElement, parse } from 'node-html-parser';
import type { ReactElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { Bar, Bars, PAIR_TONES, Pairs } from '~/components/Chart/Bars';
import { Chart } from '~/components/Chart/Chart';
import { Columns } from '~/components/Chart/Columns';
import { DotStrips, Dots } from '~/components/Chart/Dots';
import { type DrawnRow, RowTable, shareAxis } from '~/components/Chart/RowTable';
import { answerOf, survey as facts, formattedShare, known, meanOf, type Survey } from '~/facts/survey';
import { along, longest, WHOLE } from '~/lib/charts/geometry';
import type { SurveyChart } from './chart-names';

const TABLE_FIGURE = /<figure([^>]*\bdata-caption=[^>]*)>(.*?)<\/figure>/gs;

/** For a table in `<figure data-chart="bars" data-caption="…">`; `pairs` compares two columns. */
export const drawTables = (html: string): string =>
  html.replace(TABLE_FIGURE, (_, attributes: string, inside: string) => drawn(attributes, parse(inside)));

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
  // Column numbers start at one; the first has the names.
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
              tone: PAIR_TONES[place] ?? 'brand',
            },
          ],
    );
    return { name, numbers: texts, drawing: lines.length > 0 && <Bar lines={lines} /> };
  });
  return renderToStaticMarkup(
    <Chart caption={caption}>
      <RowTable
        heads={heads.slice(1)}
        tones={kind === 'pairs' ? heads.slice(1).map((_, at) => PAIR_TONES[at + 1 - first]) : undefined}
        rows={rows}
        axis={isPercent || to === 1 ? shareAxis(isPercent ? '%' : '') : undefined}
      />
    </Chart>,
  );
}

const valuesOf = (row: HTMLElement, columns: readonly number[], cells: (row: HTMLElement) => string[]) =>
  columns.map((column) => numberIn(cells(row)[column] ?? ''));

/** Parses `UGX 5,000`, `1.5 GB`, `46%`; `4 in 10` and `12 of 12` are shares. */
export function numberIn(text: string): number | undefined {
  const share = /(\d+) (?:of|in) (\d+)/.exec(text);
  if (share) return Number(share[1]) / Number(share[2]);
  const number = /\d[\d,]*(\.\d+)?/.exec(text)?.[0];
  return number === undefined ? undefined : Number(number.replaceAll(',', ''));
}

const FIGURE = /<figure([^>]*\bdata-chart=[^>]*)>(.*?)<\/figure>/gs;

export const drawSurvey = (html: string, survey: Survey = facts): string =>
  html.replace(FIGURE, (_, attributes: string, caption: string) => chart(survey, attributes, caption.trim()));

const families: Record<string, readonly string[]> = {
  region: ['central', 'western', 'eastern', 'northern'],
  kind: ['aided', 'private', 'technical', 'university', 'primary'],
};

type Part = { group: string; name: string };
type Draw = (survey: Survey, of: readonly string[], parts: readonly Part[], caption: string) => string;
const everyone: Part = { group: 'all', name: 'All' };

/** For `<figure data-chart="bars" data-of="keptTwice" data-by="region">…</figure>`. */
function chart(survey: Survey, attributes: string, caption: string): string {
  const said = (name: string) => new RegExp(`\\bdata-${name}="([^"]*)"`).exec(attributes)?.[1] ?? '';
  const words = (name: string) => said(name).split(/\s+/).filter(Boolean);
  const names = said('names').split('|').filter(Boolean);
  const groups = words('by').flatMap((name) => families[name] ?? [name]);
  const parts = said('by')
    ? groups.map((group, place) => ({
        group,
        name: names[place] ?? known(survey.groups, group, 'group').name ?? group,
      }))
    : names.map((name) => ({ group: '', name }));
  const charts: Readonly<Record<SurveyChart, Draw>> = { bars, dots, pairs, strip, columns, table, worksheet };
  const shape = said('chart');
  if (!Object.hasOwn(charts, shape)) throw new Error(`There is no chart "${shape}".`);
  const inside = charts[shape as SurveyChart](survey, words('of'), parts, caption);
  return `<figure class="chart"><figcaption>${caption}</figcaption>${inside}</figure>`;
}

const html = (element: ReactElement) => renderToStaticMarkup(element);

const cell = (survey: Survey, name: string, group: string) => ({
  text: formattedShare(survey, name, group),
  value: (meanOf(survey, name, group) ?? 0) / (answerOf(survey, name).question.whole ?? 1),
});

const labelOf = (survey: Survey, name: string) => answerOf(survey, name).answer.label;

/** One measure by groups, with the total last; or several measures of one group. */
const bars: Draw = (survey, of, parts) => html(<Bars rows={rowsOf(survey, of, parts)} />);

/** A number out of ten. */
const dots: Draw = (survey, of, parts) =>
  html(
    <Dots
      rows={rowsOf(survey, of, parts).map(({ value, ...row }) => ({
        ...row,
        filled: Math.round(value * 10),
      }))}
    />,
  );

/** Several measures of two groups. */
const pairs: Draw = (survey, of, [first = everyone, second = everyone]) =>
  html(
    <Pairs
      heads={[first.name, second.name]}
      rows={of.map((name) => ({
        name: labelAmong(survey, name, of),
        pair: [cell(survey, name, first.group), cell(survey, name, second.group)],
      }))}
    />,
  );

/** One dot for each institution on a line from zero to the maximum; a stroke marks the mean. */
const strip: Draw = (survey, [name = ''], parts) =>
  html(
    <DotStrips
      head="Mean"
      rows={parts.map((part) => {
        const { values } = known(survey.questions, name, 'question');
        return {
          name: part.name,
          values: known(values, part.group, `values of ${name} for`),
          mean: meanOf(survey, name, part.group) ?? 0,
          text: formattedShare(survey, name, part.group),
        };
      })}
    />,
  );

/** Upright bars for ordered measures, such as hours of a day. */
const columns: Draw = (survey, of, [{ group } = everyone]) =>
  html(
    <Columns
      columns={of.map((name) => {
        const label = labelOf(survey, name);
        const { text, value } = cell(survey, name, group);
        const mark = label.replace(/\D*(\d+)\D*/, '$1');
        return { name: label, mark, value, text, label: text.replace('%', '') };
      })}
    />,
  );

/** Many measures by groups, with totals. */
const table: Draw = (survey, of, parts, caption) => {
  const all = [...parts, everyone];
  return wideTable(
    caption,
    'Answer',
    all.map(({ group, name }) => survey.groups[group]?.short ?? name),
    of.map((name) => ({
      name: fullLabel(survey, name),
      numbers: all.map(({ group }) => formattedShare(survey, name, group)),
    })),
  );
};

/** The same questions with empty columns, for an office to fill in. */
const worksheet: Draw = (survey, of, parts, caption) =>
  wideTable(
    caption,
    'Question',
    parts.map(({ name }) => name),
    of.map((name) => ({ name: fullLabel(survey, name), numbers: parts.map(() => '') })),
  );

/** Like wide tables in Markdown: scrollable on a phone and focusable. */
function wideTable(
  caption: string,
  first: string,
  heads: readonly string[],
  rows: readonly { name: string; numbers: readonly string[] }[],
): string {
  const head = heads.map((name) => `<th class="right" scope="col">${name}</th>`).join('');
  const body = rows.map(({ name, numbers }) => {
    const cells = numbers.map((number) => `<td class="right">${number}</td>`).join('');
    return `<tr><th scope="row">${name}</th>${cells}</tr>`;
  });
  const inside = `<thead><tr><th scope="col">${first}</th>${head}</tr></thead><tbody>${body.join('')}</tbody>`;
  return `<section class="scrolls" tabindex="0" aria-label="Table: ${caption}"><table>${inside}</table></section>`;
}

function rowsOf(survey: Survey, of: readonly string[], parts: readonly Part[]) {
  const [name = ''] = of;
  if (of.length > 1) {
    const [{ group } = everyone] = parts;
    return of.map((each) => ({
      name: labelAmong(survey, each, of),
      ...cell(survey, each, group),
      tone: 'brand' as const,
    }));
  }
  return [...parts, ...(parts.length > 2 ? [everyone] : [])].map((part) => ({
    name: part.name,
    ...cell(survey, name, part.group),
    tone: part.group === 'all' || part.group === 'others' ? ('quiet' as const) : ('brand' as const),
  }));
}

/** If all rows are options of one question, the caption has the question. */
function labelAmong(survey: Survey, name: string, all: readonly string[]): string {
  const questions = new Set(all.map((each) => each.split('-')[0]));
  return questions.size === 1 ? labelOf(survey, name) : fullLabel(survey, name);
}

/** An option after its question. A name such as WhatsApp keeps its capital. */
function fullLabel(survey: Survey, name: string): string {
  const {
    question,
    answer: { label },
  } = answerOf(survey, name);
  const option = label.replace(/^[A-Z](?=[a-z]*\b)/, (letter) => letter.toLowerCase());
  return question.options ? `${question.label}: ${option}` : label;
}
