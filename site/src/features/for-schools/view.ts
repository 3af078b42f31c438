// View models of the price for a typical school.

import { priceAddress } from '@tred/contract/school-price';
import type { Fact } from '~/components/FactSheet/schema';
import { addressOf, pageMeta, sectionOn } from '~/facts/read-page';
import { quoteFor, SEMESTER_MONTHS, TERM_MONTHS } from '~/features/pricing/quote';
import { priceList } from '~/features/pricing/view';
import { fillValues } from '~/lib/format-text';
import { formatCount } from '~/lib/locale';
import { formatUgx } from '~/lib/money';
import type { SplitWords } from '~/sections/Split/schema';
import type { SchoolLinksProps } from './SchoolLinks/SchoolLinks';
import { type SchoolPriceWords, type SchoolsWords, schoolPriceWords, priceWords as words } from './words';

function priceOf({ learners, unit, period }: SchoolPriceWords) {
  const choices = { learners, billing: 'annual', sms: 0, vat: false, pay: 'mtn' } as const;
  const months = period === 'semester' ? SEMESTER_MONTHS : TERM_MONTHS;
  const size = { learners: formatCount(learners), unit, one: unit.replace(/s$/, '') };
  return { choices, size, ...quoteFor(choices, priceList(), months) };
}

/** The price of a learner as a heading, and what it is made of. */
export function schoolPriceOf(typical: SchoolPriceWords): SplitWords & { facts: readonly Fact[] } {
  const { note, period } = typical;
  const { choices, size, plan, termUgx, learnerUgx } = priceOf(typical);
  return {
    title: `${formatUgx(learnerUgx)} ${fillValues(words.each[period], size)}`,
    text: [`${note} ${words.beforeVat}`],
    actions: [{ label: words.own, href: `${priceAddress(choices)}#my-school` }, words.less],
    tone: 'raised',
    facts: [
      { label: words.size, lines: [fillValues(words.learners, size)] },
      { label: words.plan, lines: [plan.name] },
      { label: words.period[period], lines: [formatUgx(termUgx)] },
    ],
  };
}

/** Each kind of school with the price of a learner at a typical one. */
export const schoolLinks = ({ schools, each, size, ...section }: SchoolsWords): SchoolLinksProps => ({
  ...section,
  schools: schools.map(({ page, building }) => {
    const typical = sectionOn(page, 'schoolPrice', schoolPriceWords)();
    const price = priceOf(typical);
    return {
      label: pageMeta(page).crumb ?? pageMeta(page).title,
      school: building,
      href: addressOf(page),
      amount: formatUgx(price.learnerUgx),
      each: fillValues(each[typical.period], price.size),
      size: fillValues(size, price.size),
    };
  }),
});
