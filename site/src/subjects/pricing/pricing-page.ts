// What the pricing page shows of a school's own price: the example on the sheet, the table of sizes, the fair note.
import { type AskedPrice, billingPeriods } from '@tred/contract/school-price';
import { fairNote, paper, schoolPrice, sizes, sizesDrawn } from '~/content/pages/pricing';
import { known, survey } from '~/facts/survey';
import { type IsoDay, todayInKampala } from '~/lib/dates';
import { formatUgx } from '~/lib/money';
import { fillPlaces } from '~/lib/words';
import type { DataTableProps, DataTableTable } from '~/sections/DataTable/DataTable';
import type { SplitProps } from '~/sections/Split/Split';
import { answerTo } from './answer';
import type { LearnerPriceProps } from './LearnerPrice/LearnerPrice';
import { quoteFor } from './quote';
import type { SchoolPriceProps } from './SchoolPrice/SchoolPrice';
import { paysFrom, savedForEach } from './saving';
import { priceList, tariff } from './tariff';

const count = (number: number) => number.toLocaleString('en-UG');

export function schoolPriceSection(today: IsoDay = todayInKampala()): SchoolPriceProps {
  const { words, example, ...section } = schoolPrice;
  const asked: AskedPrice = example;
  return { ...section, words, asked, tariff, answer: answerTo(asked, tariff, words.answer, today) };
}

/** The plan and a term's price for each size, made by the function that the sheet uses. */
export function sizeTable(): DataTableProps {
  const { learners, ...section } = sizes;
  return {
    ...section,
    rows: learners.map((each) => {
      const [yearly, monthly] = billingPeriods.map(({ value: billing }) =>
        quoteFor({ learners: each, billing, sms: 0, vat: false }, priceList),
      );
      if (!yearly || !monthly) throw new Error('A plan is billed by the year and by the month.');
      return {
        name: count(each),
        cells: [
          yearly.plan.name,
          formatUgx(yearly.termUgx),
          formatUgx(yearly.learnerUgx),
          formatUgx(monthly.learnerUgx),
        ],
      };
    }),
  };
}

const POINTS = 8;

/** As many even steps as it takes to reach the highest price, whatever the prices are. */
export const stepsUpTo = (highest: number, step: number): number[] =>
  Array.from({ length: Math.max(1, Math.ceil(highest / step)) }, (_, at) => (at + 1) * step);

/** The table with its picture: a line for each plan, from its first learner to the last it covers. */
export function learnerPrice(): LearnerPriceProps {
  const { largest, ticks, everyUgx, caption, note, label, at } = sizesDrawn;
  const [smallest] = sizes.learners;
  const point = (learners: number) => ({
    x: learners,
    y: quoteFor({ learners, billing: 'annual', sms: 0, vat: false }, priceList).learnerUgx,
  });
  const spans = priceList.plans.map(({ name, cap }, index) => ({
    name,
    from: Math.max(smallest, (priceList.plans[index - 1]?.cap ?? 0) + 1),
    to: cap ?? largest,
  }));
  const lines = spans.map(({ name, from, to }) => ({
    name,
    points: Array.from({ length: POINTS }, (_, step) =>
      point(Math.round(from * (to / from) ** (step / (POINTS - 1)))),
    ),
  }));
  const turns = spans.slice(1).flatMap(({ from }) => [
    { ...point(from - 1), after: false },
    { ...point(from), after: true },
  ]);
  const told = [point(smallest), ...turns].map(({ x, y }) =>
    fillPlaces(at, { price: formatUgx(y), learners: count(x) }),
  );
  const shillings = stepsUpTo(Math.max(...lines.flatMap(({ points }) => points.map(({ y }) => y))), everyUgx);
  return {
    section: sizeTable(),
    caption,
    note,
    steps: {
      x: { from: smallest, to: largest, log: true, ticks: ticks.map((x) => ({ at: x, text: count(x) })) },
      y: {
        from: 0,
        to: Math.max(...shillings),
        ticks: shillings.map((y) => ({ at: y, text: formatUgx(y) })),
      },
      lines,
      marks: turns.map((each) => ({ ...each, text: count(each.y) })),
      label: `${label} ${told.join(', ')}.`,
    },
  };
}

/** When it costs more than it saves, by our own papers. */
export function fairNoteSection(): SplitProps & { table: DataTableTable } {
  const savedHours = known(survey.costs, 'savedHours', 'cost');
  const hours = { saved: savedHours, learners: known(survey.office, 'learners', 'office') };
  const saved = savedForEach({ hours, ...paper });
  const plans = paysFrom(saved, priceList);
  const values = {
    hours: count(savedHours),
    office: count(hours.learners),
    receipts: formatUgx(paper.receipts.yearUgx),
    school: count(paper.receipts.learners),
    hour: formatUgx(paper.hourUgx),
    saved: formatUgx(Math.round(saved)),
  };
  const { text, never, from, columns, ...section } = fairNote;
  return {
    ...section,
    text: text.map((paragraph) => fillPlaces(paragraph, values)),
    table: {
      compact: true,
      columns,
      rows: plans.map(({ plan, from: learners }) => ({
        name: plan.name,
        cells: [learners === undefined ? never : fillPlaces(from, { learners: count(learners) })],
      })),
    },
  };
}
