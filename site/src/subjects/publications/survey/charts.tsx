// Charts and tables of a survey as HTML that both a page and a file can show: the site's own charts (ui/Chart), filled
// with what a part of those who answered said.
import type { ReactElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { Bars, Pairs } from '~/ui/Chart/Bars';
import { Columns } from '~/ui/Chart/Columns';
import { DotStrips } from '~/ui/Chart/DotStrip';
import { Dots } from '~/ui/Chart/Dots';
import type { SurveyChart } from '../chart-names';
import { averageOf, figure, mean, measureOf, type Survey, written } from './survey';

/** A chart as a text asks for it: `<figure data-chart="bars" data-of="keptTwice" data-by="region">…</figure>`. */
export type ChartWish = {
  chart: string;
  of: readonly string[];
  by: readonly string[];
  /** What the parts are called, where their own names would not be understood. */
  names: readonly string[];
  caption: string;
};

/** The parts that a text names by one word. */
const families: Record<string, readonly string[]> = {
  region: ['central', 'western', 'eastern', 'northern'],
  kind: ['aided', 'private', 'technical', 'university', 'primary'],
  size: ['small', 'middle', 'large'],
};

const partNames: Record<string, string> = {
  all: 'All',
  twelve: 'The twelve',
  others: 'All others',
  observed: 'Observed',
  small: 'Under 500 learners',
  middle: '500 to 999 learners',
  large: '1,000 learners or more',
};

/** Kinds as the head of a narrow column says them. */
const short: Record<string, string> = {
  aided: 'Aided',
  private: 'Private',
  technical: 'Technical',
  university: 'University',
};

export function chart(survey: Survey, { chart: shape, of, by, names, caption }: ChartWish): string {
  const groups = by.flatMap((name) => families[name] ?? [name]);
  const parts = groups.map((group, place) => ({ group, name: names[place] ?? partName(survey, group) }));
  const charts: Readonly<Record<SurveyChart, Draw>> = { bars, dots, pairs, strip, columns, table, times };
  const draw = Object.hasOwn(charts, shape) ? charts[shape as SurveyChart] : undefined;
  if (!draw) throw new Error(`There is no chart "${shape}".`);
  const inside = draw(survey, of, parts, caption);
  return `<figure class="chart"><figcaption>${caption}</figcaption>${inside}</figure>`;
}

type Part = { group: string; name: string };
const everyone: Part = { group: 'all', name: 'All' };

const html = (element: ReactElement) => renderToStaticMarkup(element);

type Draw = (survey: Survey, of: readonly string[], parts: readonly Part[], caption: string) => string;

/** One measure by its parts, with all of them last; or several measures of one part. */
const bars: Draw = (survey, of, parts) => html(<Bars rows={rowsOf(survey, of, parts)} />);

/** How many in ten. */
const dots: Draw = (survey, of, parts) =>
  html(
    <Dots
      rows={rowsOf(survey, of, parts).map(({ value, ...row }) => ({
        ...row,
        filled: Math.round(value * 10),
      }))}
    />,
  );

/** Several measures of two parts, one above the other. */
const pairs: Draw = (survey, of, parts) => {
  const [first = everyone, second = everyone] = parts;
  const side = (name: string, { group }: Part) => ({
    value: averageOf(survey, name, group),
    text: written(survey, name, group),
  });
  return html(
    <Pairs
      heads={[first.name, second.name]}
      tones={['brand', 'quiet']}
      rows={of.map((name) => ({
        name: labelAmong(survey, name, of),
        pair: [side(name, first), side(name, second)],
      }))}
    />,
  );
};

/** Every institution a dot, along a line from nought to the largest; the mean is a stroke. */
const strip: Draw = (survey, [name = ''], parts) => {
  const { values } = measureOf(survey, name);
  return html(
    <DotStrips
      head="Mean"
      rows={parts.map((part) => ({
        name: part.name,
        values: values(part.group),
        mean: mean(values(part.group)),
        text: written(survey, name, part.group),
      }))}
    />,
  );
};

/** Upright bars, for measures that have an order of their own, such as the hours of a day. */
const columns: Draw = (survey, of, [{ group } = everyone]) =>
  html(
    <Columns
      columns={of.map((name) => {
        const { label } = measureOf(survey, name);
        const text = written(survey, name, group);
        return {
          name: label,
          mark: label.replace(/\D*(\d+)\D*/, '$1'),
          value: averageOf(survey, name, group),
          text,
          label: text.replace('%', ''),
        };
      })}
    />,
  );

/** Many measures by their parts, and for all. */
const table: Draw = (survey, of, parts, caption) => {
  const all = [...parts, everyone];
  return wideTable(
    caption,
    'Answer',
    all.map(({ group, name }) => short[group] ?? name),
    of.map((name) => ({
      name: fullLabel(survey, name),
      numbers: all.map(({ group }) => written(survey, name, group)),
    })),
  );
};

/** What was timed: the mean, the extremes, and the two halves of the observed offices. */
const times: Draw = (survey, of, _parts, caption) => {
  const rows = of.map((name) => ({
    name: fullLabel(survey, name),
    numbers: [
      written(survey, name, 'observed'),
      figure(survey, name, 'observed', 'low'),
      figure(survey, name, 'observed', 'high'),
      written(survey, name, 'twelve'),
      written(survey, name, 'others'),
    ],
  }));
  return wideTable(caption, 'Task', ['Mean', 'Shortest', 'Longest', 'The twelve', 'Others'], rows);
};

/** As the Markdown's own wide tables: a phone scrolls it, and a keyboard reaches it. */
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
      text: written(survey, each, group),
      value: averageOf(survey, each, group),
      tone: 'brand' as const,
    }));
  }
  return [...parts, ...(parts.length > 2 ? [everyone] : [])].map((part) => ({
    name: part.name,
    text: written(survey, name, part.group),
    value: averageOf(survey, name, part.group),
    tone: part.group === 'all' || part.group === 'others' ? ('quiet' as const) : ('brand' as const),
  }));
}

function partName({ plan }: Survey, part: string): string {
  const known: Record<string, string> = { ...plan.regions, ...plan.kinds, ...partNames };
  if (known[part]) return known[part];
  const [name = '', option = ''] = part.split('-');
  const question = plan.questions[name];
  if (question?.kind === 'choice') return question.options[option]?.label ?? part;
  return question?.kind === 'yes' ? (option === 'no' ? 'No' : 'Yes') : part;
}

/** Where all rows are options of one question, the caption has put it. */
function labelAmong(survey: Survey, name: string, all: readonly string[]): string {
  const questions = new Set(all.map((each) => each.split('-')[0]));
  return questions.size === 1 ? measureOf(survey, name).label : fullLabel(survey, name);
}

/** An option says what it is an answer to. */
function fullLabel(survey: Survey, name: string): string {
  const { label } = measureOf(survey, name);
  const question = survey.plan.questions[name.split('-')[0] ?? ''];
  return question?.kind === 'choice'
    ? `${question.label}: ${label[0]?.toLowerCase()}${label.slice(1)}`
    : label;
}
