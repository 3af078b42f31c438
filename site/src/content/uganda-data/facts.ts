// Small facts about schools and money in Uganda that programs need, as tables. Facts are checked by a person; the
// page and the files are made from here.
import { mobileMoneyLimits, mobileMoneyProviders } from '~/facts/prices';
import { publishedYear } from '~/facts/terms';
import { countWord } from '~/lib/words';

/** A table with its columns described. */
export type Dataset = {
  /** The name of its files. */
  name: string;
  title: string;
  text: string;
  /** Where it comes from, and when that was looked at. */
  source: string;
  fields: readonly Field[];
  rows: readonly Row[];
};

export type Field = { name: string; type: 'string' | 'integer' | 'date'; text: string };
export type Row = Readonly<Record<string, string | number | null>>;

const checked = `Public sources, checked in ${publishedYear.checked}.`;

export const facts: readonly Dataset[] = [
  {
    name: `terms-${publishedYear.year}`,
    title: `School terms of ${publishedYear.year}`,
    text: `First and last day of the ${countWord(publishedYear.terms.length).toLowerCase()} terms.`,
    source: `${checked} A circular can move a date: ask the school before you print one.`,
    fields: [
      { name: 'term', type: 'string', text: 'Year and term as the API writes them.' },
      { name: 'name', type: 'string', text: 'As it stands on report cards.' },
      { name: 'starts', type: 'date', text: 'First day.' },
      { name: 'ends', type: 'date', text: 'Last day.' },
    ],
    rows: publishedYear.terms.map((term, index) => ({ term: `${publishedYear.year}-${index + 1}`, ...term })),
  },
  {
    name: 'secondary-classes',
    title: 'Secondary classes and levels',
    text: 'The six classes, their level, and the certificate that ends it.',
    source: checked,
    fields: [
      { name: 'class', type: 'string', text: 'As the API and report cards write it.' },
      { name: 'level', type: 'string', text: 'O-level or A-level.' },
      { name: 'year', type: 'integer', text: 'Year within the level.' },
      { name: 'certificate', type: 'string', text: 'Sat at the end of this class; empty in between.' },
    ],
    rows: [
      { class: 'S.1', level: 'O-level', year: 1, certificate: null },
      { class: 'S.2', level: 'O-level', year: 2, certificate: null },
      { class: 'S.3', level: 'O-level', year: 3, certificate: null },
      { class: 'S.4', level: 'O-level', year: 4, certificate: 'UCE' },
      { class: 'S.5', level: 'A-level', year: 1, certificate: null },
      { class: 'S.6', level: 'A-level', year: 2, certificate: 'UACE' },
    ],
  },
  {
    name: 'uce-grades',
    title: 'UCE grades',
    text: 'The scale since the cohort of 2024. D1 to F9 and the divisions belong to earlier years.',
    source: `${checked} Where the marks for a grade begin is set by UNEB and is not in this file.`,
    fields: [
      { name: 'grade', type: 'string', text: 'The letter.' },
      { name: 'rank', type: 'integer', text: '1 is the best: sort by it, not by the letter.' },
    ],
    rows: ['A', 'B', 'C', 'D', 'E'].map((grade, index) => ({ grade, rank: index + 1 })),
  },
  {
    name: 'uce-weights',
    title: 'What a UCE grade is made of',
    text: 'Two parts that make a hundred.',
    source: checked,
    fields: [
      { name: 'part', type: 'string', text: 'Short name, for programs.' },
      { name: 'name', type: 'string', text: 'For people.' },
      { name: 'percent', type: 'integer', text: 'Share of the whole.' },
    ],
    rows: [
      { part: 'assessment', name: 'Continuous assessment', percent: 20 },
      { part: 'examination', name: 'Examination', percent: 80 },
    ],
  },
  {
    name: 'education-bodies',
    title: 'Who examines and who oversees',
    text: 'Three bodies that a school’s files go to.',
    source: checked,
    fields: [
      { name: 'code', type: 'string', text: 'The letters everyone uses.' },
      { name: 'name', type: 'string', text: 'In full.' },
      { name: 'for', type: 'string', text: 'What it examines or oversees.' },
      { name: 'replaced', type: 'string', text: 'Bodies it took over from, with a semicolon between them.' },
      { name: 'since', type: 'integer', text: 'Year of that change; empty where there was none.' },
    ],
    rows: [
      {
        code: 'UNEB',
        name: 'Uganda National Examinations Board',
        for: 'UCE and UACE',
        replaced: null,
        since: null,
      },
      {
        code: 'UVTAB',
        name: 'Uganda Vocational and Technical Assessment Board',
        for: 'Technical and vocational examinations',
        replaced: 'UBTEB;DIT',
        since: 2025,
      },
      {
        code: 'NCHE',
        name: 'National Council for Higher Education',
        for: 'Oversees universities',
        replaced: null,
        since: null,
      },
    ],
  },
  {
    name: 'mobile-money',
    title: 'Mobile money and its limits',
    text: 'The two providers, and why a year’s fees need instalments or a bank.',
    source: `${checked} Providers change limits: read the API’s answer, do not hard-code these.`,
    fields: [
      { name: 'provider', type: 'string', text: 'As the API writes it.' },
      { name: 'name', type: 'string', text: 'As people say it.' },
      { name: 'currency', type: 'string', text: 'ISO 4217.' },
      { name: 'per_transaction', type: 'integer', text: 'The most in one payment, in shillings.' },
      { name: 'per_day', type: 'integer', text: 'The most in a day, in shillings.' },
    ],
    rows: mobileMoneyProviders.map((name) => ({
      provider: name.toLowerCase().replaceAll(' ', '_'),
      name,
      currency: 'UGX',
      per_transaction: mobileMoneyLimits.transaction,
      per_day: mobileMoneyLimits.day,
    })),
  },
];
