// Charts and tables of a survey as HTML that both a page and a file can show: rows with their numbers in words, and
// beside each a small drawing in plain SVG, whose colours are class names. Nobody has to see the drawing.
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
  const draw = { bars, dots, pairs, strip, columns, table, times }[shape];
  if (!draw) throw new Error(`There is no chart "${shape}".`);
  const inside = draw(survey, of, parts, caption);
  return `<figure class="chart"><figcaption>${caption}</figcaption>${inside}</figure>`;
}

type Part = { group: string; name: string };
const everyone: Part = { group: 'all', name: 'All' };

type Draw = (survey: Survey, of: readonly string[], parts: readonly Part[], caption: string) => string;

/** One measure by its parts, with all of them last; or several measures of one part. */
const bars: Draw = (survey, of, parts) => {
  const rows = rowsOf(survey, of, parts);
  const most = mostOf(rows.map(({ value }) => value));
  return rowTable(
    rows.map(({ name, text, value, quiet }) => ({
      name,
      numbers: [text],
      svg: bar([{ length: (value / most) * 100, tone: quiet ? 'quiet' : 'brand' }]),
    })),
  );
};

/** How many in ten. */
const dots: Draw = (survey, of, parts) =>
  rowTable(
    rowsOf(survey, of, parts).map(({ name, text, value, quiet }) => ({
      name,
      numbers: [text],
      svg: tenDots(Math.round(value * 10), quiet ? 'quiet' : 'brand'),
    })),
  );

/** Several measures of two parts, one above the other. */
const pairs: Draw = (survey, of, parts) => {
  const [first = everyone, second = everyone] = parts;
  const values = of.map((name) => [first, second].map(({ group }) => averageOf(survey, name, group)));
  const most = mostOf(values.flat());
  const rows = of.map((name, place) => {
    const [one = 0, other = 0] = values[place] ?? [];
    return {
      name: labelAmong(survey, name, of),
      numbers: [first, second].map(({ group }) => written(survey, name, group)),
      svg: bar([
        { length: (one / most) * 100, tone: 'brand' },
        { length: (other / most) * 100, tone: 'quiet' },
      ]),
    };
  });
  return rowTable(rows, [first.name, second.name]);
};

/** Every institution a dot, along a line from nought to the largest; the mean is a stroke. */
const strip: Draw = (survey, [name = ''], parts) => {
  const { values } = measureOf(survey, name);
  const most = Math.max(...parts.flatMap(({ group }) => values(group)));
  return rowTable(
    parts.map((part) => ({
      name: part.name,
      numbers: [written(survey, name, part.group)],
      svg: stripOf(values(part.group), most),
    })),
    ['Mean'],
  );
};

/** Upright bars, for measures that have an order of their own, such as the hours of a day. */
const columns: Draw = (survey, of, [{ group } = everyone]) => {
  const step = 21;
  const tall = 90;
  const found = of.map((name) => ({
    label: measureOf(survey, name).label,
    value: averageOf(survey, name, group),
    text: written(survey, name, group),
  }));
  const most = Math.max(...found.map(({ value }) => value));
  const marks = found.map(({ label, value, text }, place) => {
    const height = round((value / most) * tall);
    const x = place * step;
    const tone = value >= most * 0.6 ? 'warm' : 'quiet';
    const middle = x + (step - 3) / 2;
    return (
      `<rect class="${tone}" x="${x}" y="${round(14 + tall - height)}" width="${step - 3}" height="${height}"/>` +
      `<text x="${middle}" y="${round(11 + tall - height)}" text-anchor="middle">${text.replace('%', '')}</text>` +
      `<text x="${middle}" y="${tall + 26}" text-anchor="middle">${label.replace(/\D*(\d+)\D*/, '$1')}</text>`
    );
  });
  const words = found.map(({ label, text }) => `${label} ${text}`).join(', ');
  const size = `0 0 ${of.length * step - 3} ${tall + 30}`;
  return `<svg class="drawing" viewBox="${size}" role="img" aria-label="${words}">${marks.join('')}</svg>`;
};

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
  rows: readonly Omit<Row, 'svg'>[],
): string {
  const head = heads.map((name) => `<th class="right" scope="col">${name}</th>`).join('');
  const body = rows.map(({ name, numbers }) => {
    const cells = numbers.map((number) => `<td class="right">${number}</td>`).join('');
    return `<tr><th scope="row">${name}</th>${cells}</tr>`;
  });
  const inside = `<thead><tr><th scope="col">${first}</th>${head}</tr></thead><tbody>${body.join('')}</tbody>`;
  return `<section class="scrolls" tabindex="0" aria-label="Table: ${caption}"><table>${inside}</table></section>`;
}

type Row = { name: string; numbers: readonly string[]; svg: string };

function rowTable(rows: readonly Row[], heads?: readonly string[]): string {
  const head = heads?.map((name) => `<th class="right" scope="col">${name}</th>`).join('');
  const body = rows.map(({ name, numbers, svg }) => {
    const cells = numbers.map((number) => `<td class="right">${number}</td>`).join('');
    return `<tr><th scope="row">${name}</th><td class="drawn">${svg}</td>${cells}</tr>`;
  });
  const top = head ? `<thead><tr><td></td><td class="drawn"></td>${head}</tr></thead>` : '';
  return `<table class="rows">${top}<tbody>${body.join('')}</tbody></table>`;
}

function rowsOf(survey: Survey, of: readonly string[], parts: readonly Part[]) {
  const [name = ''] = of;
  if (of.length > 1) {
    const [{ group } = everyone] = parts;
    return of.map((each) => ({
      name: labelAmong(survey, each, of),
      text: written(survey, each, group),
      value: averageOf(survey, each, group),
      quiet: false,
    }));
  }
  return [...parts, ...(parts.length > 2 ? [everyone] : [])].map((part) => ({
    name: part.name,
    text: written(survey, name, part.group),
    value: averageOf(survey, name, part.group),
    quiet: part.group === 'all' || part.group === 'others',
  }));
}

/** Shares are drawn on a line of 100; other numbers on one as long as the largest. */
const mostOf = (values: readonly number[]) => (values.every((value) => value <= 1) ? 1 : Math.max(...values));

const round = (value: number) => Math.round(value * 10) / 10;

function bar(lines: readonly { length: number; tone: string }[]): string {
  const thick = 6;
  const rects = lines.map(
    ({ length, tone }, place) =>
      `<rect class="track" y="${place * (thick + 1)}" width="100" height="${thick}"/>` +
      `<rect class="${tone}" y="${place * (thick + 1)}" width="${round(length)}" height="${thick}"/>`,
  );
  return svg(`0 0 100 ${lines.length * (thick + 1) - 1}`, rects.join(''), true);
}

function tenDots(filled: number, tone: string): string {
  const circles = Array.from(
    { length: 10 },
    (_, place) => `<circle class="${place < filled ? tone : 'track'}" cx="${5 + place * 10}" cy="5" r="4"/>`,
  );
  return svg('0 0 100 10', circles.join(''));
}

function stripOf(values: readonly number[], most: number): string {
  const at = (value: number) => round(2 + (value / most) * 96);
  const seen = new Map<number, number>();
  const circles = [...values]
    .sort((a, b) => a - b)
    .map((value) => {
      const x = at(value);
      const place = Math.round(x);
      const level = seen.get(place) ?? 0;
      seen.set(place, level + 1);
      return `<circle class="brand" cx="${x}" cy="${round(12 - (level % 6) * 2)}" r="1"/>`;
    });
  const middle = at(mean(values));
  return svg(
    '0 0 100 14',
    `<rect class="track" y="13.4" width="100" height="0.4"/>${circles.join('')}<rect class="warm" x="${round(middle - 0.3)}" width="0.6" height="14"/>`,
  );
}

/** For the eye alone: the same numbers stand beside it. */
function svg(viewBox: string, inside: string, stretched = false): string {
  const ratio = stretched ? ' preserveAspectRatio="none"' : '';
  return `<svg viewBox="${viewBox}"${ratio} aria-hidden="true">${inside}</svg>`;
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
