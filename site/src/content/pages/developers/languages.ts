// The words of the page about languages: which there are, how to ask for one, how to add one.
import { brand, organisation } from '~/facts/organisation';
import { planPrices } from '~/facts/prices';
import { formatUgx } from '~/lib/money';
import type { ClosingCallProps } from '~/sections/ClosingCall/ClosingCall';
import type { HeroProps } from '~/sections/Hero/Hero';
import type { StepsProps } from '~/sections/Steps/Steps';
import type { PageMeta } from '~/seo/page-meta';
import type { CodeSamplesProps } from '~/subjects/developers/CodeSamples/CodeSamples';

export const meta = {
  path: '/developers/languages',
  title: 'Languages: messages, formats, translations',
  ogTitle: 'Say it so that a parent reads it',
  description: `Which languages ${brand} writes to families in, how to ask for one with Accept-Language, how to write dates and shillings for Uganda, and how to add a translation.`,
  crumb: 'Languages',
  under: [{ name: 'Developers', path: '/developers' }],
} satisfies PageMeta;

export const hero = {
  look: 'statement',
  kicker: { label: 'Developers', href: '/developers' },
  title: 'Say it so that a parent reads it',
  lead: 'Screens are in English, because that is what school offices work in. Messages to families are not: they leave in the language the guardian chose.',
  actions: [
    { label: 'Which there are', href: '#which' },
    { label: 'Add a translation', href: '#translate' },
  ],
} satisfies HeroProps;

export const which = {
  id: 'which',
  title: 'Which languages, and for what',
  lead: 'A message without a translation goes out in English, and the log says so. Screens are in English so far.',
  columns: ['Language and code', 'Messages', 'Plural forms'],
  states: {
    yes: { label: 'Yes', tone: 'good' },
    wanted: { label: 'Translators wanted', tone: 'warm' },
  },
  unknown: 'Not in the Unicode data',
  footnote:
    'Plural forms are those that browsers and Node know. Where the data leave a language out, write sentences that need no plural: “Learners: 3”.',
} as const;

const host = `https://api.${organisation.domain}/v1`;

export const ask = {
  id: 'ask',
  tone: 'raised',
  title: 'Ask for one',
  lead: 'The text in a payment prompt follows Accept-Language, and Content-Language says what the phone shows. Error messages stay in English: they are for you, not for a parent.',
  samples: [
    {
      title: 'A prompt in Luganda',
      language: 'bash',
      code: `curl -i ${host}/payments \\
  -H "Authorization: Bearer $TRED_KEY" \\
  -H "Idempotency-Key: s2-term3-nakato" \\
  -H "Accept-Language: lg" \\
  --json '{
    "learner": "lrn_7Qm2xK9d",
    "amount": 350000,
    "currency": "UGX",
    "provider": "mtn_momo",
    "phone": "+256670000001"
  }'`,
    },
    {
      title: 'A count that reads well',
      language: 'javascript',
      code: `const forms = new Intl.PluralRules('en-UG');
const words = { one: 'learner owes', other: 'learners owe' };

const say = (count) => \`\${count} \${words[forms.select(count)]} fees\`;

say(1); // 1 learner owes fees
say(24); // 24 learners owe fees`,
    },
  ],
} satisfies CodeSamplesProps;

/** Each line of code is run by a test and has to give what stands beside it. */
export const formats = {
  id: 'formats',
  title: 'As people here write it',
  lead: 'The browser knows how. Ask it for en-UG, and for the time in Kampala.',
  columns: ['What', 'Comes out as', 'Code'],
  lines: [
    {
      name: 'An amount',
      shown: formatUgx(planPrices.starter.monthly).replace('\u00a0', ' '),
      note: 'The code, not “USh”; no decimals; the space does not break',
      code: `new Intl.NumberFormat('en-UG', { style: 'currency', currency: 'UGX', currencyDisplay: 'code', maximumFractionDigits: 0 }).format(${planPrices.starter.monthly})`,
    },
    {
      name: 'A number',
      shown: '1,234,567',
      note: 'Commas between thousands',
      code: "new Intl.NumberFormat('en-UG').format(1234567)",
    },
    {
      name: 'A date',
      shown: '14 September 2026',
      note: 'Day first, month in letters: 9/14 is nothing here',
      code: "new Intl.DateTimeFormat('en-UG', { dateStyle: 'long', timeZone: 'Africa/Kampala' }).format(new Date('2026-09-14'))",
    },
    {
      name: 'A time',
      shown: '7:30 am',
      note: 'With am or pm: hours are also counted from sunrise',
      code: "new Intl.DateTimeFormat('en-UG', { hour: 'numeric', minute: '2-digit', hour12: true, timeZone: 'Africa/Kampala' }).format(new Date('2026-09-14T04:30:00Z'))",
    },
    {
      name: 'A list',
      shown: 'S.1, S.2 and S.3',
      note: 'No comma before “and”',
      code: "new Intl.ListFormat('en-UG').format(['S.1', 'S.2', 'S.3'])",
    },
  ],
} as const;

export const phraseBoxes = {
  id: 'phrases',
  tone: 'sunk',
  title: 'What there is to say',
  lead: 'The messages as they leave in English. An SMS holds 160 plain characters; one ŋ, and it holds 70.',
  button: 'Copy',
  label: (id: string, characters: number) => `${id}, ${characters} characters`,
  count: (count: number) => `${count} phrases`,
  fields: [
    { name: 'id', type: 'string', text: 'The phrase.' },
    { name: 'english', type: 'string', text: 'The English text.' },
    { name: 'note', type: 'string', text: 'What to mind.' },
    { name: 'translation', type: 'string', text: 'Yours.' },
  ],
} as const;

export const files = {
  tone: 'sunk',
  title: 'The phrases as files',
  downloads: [
    {
      file: 'phrases.csv',
      format: 'CSV',
      title: 'For a spreadsheet',
      description: 'Phrase, English, what to mind, and an empty column for yours.',
    },
    {
      file: 'phrases.json',
      format: 'JSON',
      title: 'For a program',
      description: 'Phrase and English, nothing else. Replace the English and send it back.',
    },
  ],
} as const;

export const translate = {
  id: 'translate',
  title: 'Add a translation',
  lead: 'Five points a phrase on the leaderboard, once a second speaker has read it.',
  steps: [
    {
      title: 'Take the phrases',
      text: 'As CSV for a spreadsheet or JSON for a program. Leave what stands in braces as it is; move it where your language wants it.',
    },
    {
      title: 'Read them aloud',
      text: 'To somebody who did not see the English. Use the words that people use at the gate, not those of a dictionary.',
    },
    {
      title: 'Send the file',
      text: 'With your name, the language, and where it is spoken so. Email or the contact form will do.',
    },
    {
      title: 'Two teachers read it',
      text: 'Both of them speakers. You hear what they changed and why. Then it goes out with the next release.',
    },
  ],
} satisfies StepsProps;

export const closing = {
  title: 'Your language is not here?',
  text: 'It takes six phrases and two evenings to put it on the list.',
  actions: [
    { label: 'Send a translation', href: '/contact?subject=other' },
    { label: 'How points are earned', href: '/leaderboard#points' },
  ],
  ways: [
    { name: 'By email', label: organisation.email.general, href: `mailto:${organisation.email.general}` },
  ],
} satisfies ClosingCallProps;
