// The PDF for a school's board: the product, its benefits and its price.

import type { Link } from '~/components/schema';
import { prices as facts } from '~/facts/prices';
import { type PdfFacts, pdfLink } from '~/files/pdf/make-pdf';
import { bullets, chapter, paragraphs, table } from '~/files/pdf/parts';
import { todayInKampala } from '~/lib/dates';
import { fillValues } from '~/lib/format-text';
import { formatCount } from '~/lib/locale';
import { formatUgx, yearlyTotal } from '~/lib/money';
import { escapeHtml } from '~/lib/text';
import { yearlyQuote } from './view';
import { pricing } from './words';

/** Address without the extension. */
export const BOARD_PAPER = 'downloads/for-the-board';

const chapters = (list: typeof pricing.board.matter) =>
  list
    .map(({ title, text = [], points = [] }) => chapter(title, paragraphs(text) + bullets(points)))
    .join('');

const row = (learners: number): string[] => {
  const { plan, termUgx, learnerUgx } = yearlyQuote(learners);
  const yearUgx = yearlyTotal(plan.annual);
  const withVat = Math.round(yearUgx * (1 + facts.vatPercent / 100));
  return [formatCount(learners), plan.name, ...[termUgx, learnerUgx, yearUgx, withVat].map(formatUgx)];
};

const prices = () =>
  chapter(
    pricing.board.costs.title,
    `${table(pricing.board.costs.columns, pricing.board.costs.learners.map(row))}${paragraphs(pricing.board.costs.text)}<p><a href="/pricing#${pricing.less.id}">${escapeHtml(pricing.board.costs.less)}</a></p>`,
  );

export const boardPaper = (): PdfFacts => ({
  title: pricing.board.title,
  kind: pricing.board.kind,
  description: pricing.board.description,
  date: todayInKampala(),
  path: '/pricing',
  source: 'content/pages/pricing.yaml',
  contents: false,
  html: chapters(pricing.board.matter) + prices() + chapters(pricing.board.decisions),
});

export async function boardLink(): Promise<Link> {
  const { href, facts } = await pdfLink(boardPaper(), `/${BOARD_PAPER}.pdf`);
  return { label: fillValues(pricing.board.link, { facts: facts.slice(0, 3).join(', ') }), href };
}
