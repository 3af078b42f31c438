// View model of a page for one kind of institution: words, modules, a price for a typical size, a case study.

import { priceAddress } from '@tred/contract/school-price';
import type { ContentsWords } from '~/components/Contents/schema';
import type { Fact } from '~/components/FactSheet/schema';
import { allCaseStudies } from '~/facts/customers';
import type { StudySectionProps } from '~/features/case-studies/CaseStudies/CaseStudies';
import { shownStudy } from '~/features/case-studies/view';
import { quoteFor, SEMESTER_MONTHS, TERM_MONTHS } from '~/features/pricing/quote';
import { priceList } from '~/features/pricing/view';
import { moduleList } from '~/features/product/view';
import { fillValues } from '~/lib/format-text';
import { formatCount } from '~/lib/locale';
import { formatUgx } from '~/lib/money';
import type { PageMeta } from '~/lib/page-meta';
import { schoolParts } from '~/lib/school-parts';
import type { ClosingCallWords } from '~/sections/ClosingCall/schema';
import type { FaqProps } from '~/sections/Faq/Faq';
import type { FeatureIndexWords } from '~/sections/FeatureIndex/schema';
import type { HeroProps } from '~/sections/Hero/Hero';
import type { SplitProps } from '~/sections/Split/Split';
import type { SchoolLinksProps } from './SchoolLinks/SchoolLinks';
import type { LoadedAudience } from './schema';
import { type SchoolsWords, audienceWords as words } from './words';

const addressOf = (id: string) => `/for/${id}`;

export const audienceMeta = ({ id, title, description, label }: LoadedAudience): PageMeta => ({
  path: addressOf(id),
  title,
  description,
  crumb: label,
});

/** The module with this anchor; an unknown anchor fails the build. */
function moduleOf(id: string, page: string) {
  const found = moduleList().find((module) => module.id === id);
  if (!found) throw new Error(`content/for/${page}.yaml: /modules has no module “${id}”.`);
  return found;
}

function priceOf({ learners, unit, period }: LoadedAudience['size']) {
  const choices = { learners, billing: 'annual', sms: 0, vat: false, pay: 'mtn' } as const;
  const months = period === 'semester' ? SEMESTER_MONTHS : TERM_MONTHS;
  const size = { learners: formatCount(learners), unit, one: unit.replace(/s$/, '') };
  return { choices, size, ...quoteFor(choices, priceList(), months) };
}

/** The price of a learner as a heading, with what it is made of. */
function priceWords({ size: typical }: LoadedAudience): SplitProps {
  const { note, period } = typical;
  const { choices, size, learnerUgx } = priceOf(typical);
  return {
    title: `${formatUgx(learnerUgx)} ${fillValues(words.price.each[period], size)}`,
    text: [`${note} ${words.price.beforeVat}`],
    actions: [{ label: words.price.own, href: `${priceAddress(choices)}#my-school` }, words.price.less],
    tone: 'raised',
  };
}

function priceFacts({ size: typical }: LoadedAudience): Fact[] {
  const { size, plan, termUgx } = priceOf(typical);
  return [
    { label: words.price.size, lines: [fillValues(words.price.learners, size)] },
    { label: words.price.plan, lines: [plan.name] },
    { label: words.price.period[typical.period], lines: [formatUgx(termUgx)] },
  ];
}

function caseOf({ id, study, like }: LoadedAudience): StudySectionProps {
  const found = allCaseStudies().find(({ seed }) => seed === study);
  if (!found) throw new Error(`content/for/${id}.yaml: there is no study “${study}”.`);
  return {
    id: 'case',
    tone: 'raised',
    children: like,
    study: shownStudy(found, words.study.link),
    words: words.study.change,
  };
}

export type AudiencePage = {
  meta: PageMeta;
  /** The case study is before the differences. */
  studyFirst: boolean;
  hero: HeroProps;
  price: SplitProps;
  priceFacts: readonly Fact[];
  changes: FeatureIndexWords;
  parts: SplitProps;
  modules: ContentsWords;
  study: StudySectionProps;
  questions: FaqProps;
  closing: ClosingCallWords;
};

export function audiencePage(audience: LoadedAudience): AudiencePage {
  const { id, label, hero, school, changes, opens, questions, demo } = audience;
  const actions = words.actions.map((each) => (each.href === '/demo' && demo ? demo : each));
  return {
    meta: audienceMeta(audience),
    studyFirst: opens === 'study',
    hero: {
      ...hero,
      kicker: label,
      variant: 'sky',
      school: school === 'class' ? 'classroom' : school,
      actions,
    },
    price: priceWords(audience),
    priceFacts: priceFacts(audience),
    changes: {
      title: changes.title,
      lead: changes.lead,
      variant: changes.variant,
      tone: 'sunk',
      features: changes.items,
    },
    parts: words.modules,
    modules: {
      label: words.modules.title,
      entries: audience.modules.map(({ module, why }) => {
        return { label: moduleOf(module, id).title, href: `/modules#${module}`, note: why };
      }),
    },
    study: caseOf(audience),
    questions: {
      title: fillValues(words.questions.title, { kind: label.toLowerCase() }),
      items: questions,
    },
    closing: words.closing,
  };
}

/** From left to right in the drawing. */
const byPlace = (a: LoadedAudience, b: LoadedAudience) =>
  Number.parseInt(schoolParts[a.school][0], 10) - Number.parseInt(schoolParts[b.school][0], 10);

/** For the home page: each kind with the price of a learner at a typical school. */
export const schoolLinks = (
  audiences: readonly LoadedAudience[],
  { each, size, ...section }: SchoolsWords,
): SchoolLinksProps => ({
  ...section,
  schools: audiences.toSorted(byPlace).map(({ id, label, school, size: typical }) => {
    const price = priceOf(typical);
    return {
      label,
      school,
      href: addressOf(id),
      amount: formatUgx(price.learnerUgx),
      each: fillValues(each[typical.period], price.size),
      size: fillValues(size, price.size),
    };
  }),
});
