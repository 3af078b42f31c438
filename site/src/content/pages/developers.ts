// The words of the developers page. The platform behind the API is not part of this repository.

import { capabilityOf, planRow, whenItComes } from '~/facts/capabilities';
import { figures } from '~/facts/figures';
import { brand, identifier, organisation } from '~/facts/organisation';
import { practiceLearners, sdks } from '~/facts/product';
import type { Code } from '~/lib/code-figure';
import { countWord } from '~/lib/words';
import type { ClosingCallProps } from '~/sections/ClosingCall/ClosingCall';
import type { DiagramProps } from '~/sections/Diagram/Diagram';
import type { FeatureIndexProps } from '~/sections/FeatureIndex/FeatureIndex';
import type { HeroProps } from '~/sections/Hero/Hero';
import type { StatStripProps } from '~/sections/StatStrip/StatStrip';
import type { PageMeta } from '~/seo/page-meta';
import type { CodeSamplesProps, SdkListProps } from '~/subjects/developers/CodeSamples/CodeSamples';

const uvtabFile = whenItComes(capabilityOf('uvtab-candidate-file'));
const [, onProfessional, onEnterprise] = planRow('api').cells.map((cell) => String(cell).toLowerCase());

export const meta = {
  path: '/developers',
  title: 'API and documentation for developers',
  description:
    'Build on the school records of Uganda: a REST API for learners, fees and results, mobile-money webhooks, four SDKs, a sandbox and monthly meetups.',
  crumb: 'Developers',
} satisfies PageMeta;

export const hero = {
  look: 'split',
  kicker: 'API & Documentation',
  title: 'Learners, fees and results as JSON',
  lead: `One REST API, signed webhooks for MTN MoMo and Airtel Money, and a sandbox of three made-up schools, one of them with ${practiceLearners} learners. A key comes within a day; with it, your first request takes ten minutes.`,
  actions: [
    { label: 'Get started', href: '/docs/uganda/getting-started' },
    { label: 'API reference', href: '/docs/api' },
  ],
} satisfies HeroProps;

/** Runs in the page: the sandbox's engine answers it on the visitor's own device. */
export const request = {
  title: 'Who in S.2 still owes fees?',
  language: 'bash',
  code: `curl -G https://api.${organisation.domain}/v1/learners \\
  -H "Authorization: Bearer $TRED_KEY" \\
  -d class=S.2 -d term=2026-3 \\
  -d owing=true -d limit=1`,
} satisfies Code;

export const stats = {
  title: 'The developer community',
  stats: figures.developers,
} satisfies StatStripProps;

export const documentation = {
  id: 'documentation',
  title: 'Documentation, by what you want to do',
  look: 'cards',
  features: [
    {
      icon: 'MapPin',
      title: 'Uganda guides',
      text: 'What differs here: terms and classes, mobile money, learner numbers, examination files.',
      links: [
        { label: 'Getting started', href: '/docs/uganda/getting-started' },
        { label: 'Mobile money', href: '/docs/uganda/mobile-money' },
        { label: 'EMIS and the LIN', href: '/docs/uganda/emis' },
        { label: 'UNEB files', href: '/docs/uganda/uneb' },
      ],
    },
    {
      icon: 'FlaskConical',
      title: 'Examples',
      text: 'Small programs that run against the sandbox, each in one file, to take apart.',
      links: [
        { label: 'Remind parents of a balance', href: '/docs/examples/fee-reminder' },
        { label: 'A register on a phone', href: '/docs/examples/attendance-register' },
        { label: 'Results to a spreadsheet', href: '/docs/examples/results-export' },
      ],
    },
    {
      icon: 'Terminal',
      title: 'Command line',
      text: 'Import class lists, replay webhooks and look at logs without writing a program.',
      links: [
        { label: 'Install and sign in', href: '/docs/cli/install' },
        { label: 'Import learners', href: '/docs/cli/import' },
        { label: 'Listen to webhooks', href: '/docs/cli/webhooks' },
      ],
    },
    {
      icon: 'Braces',
      title: 'API reference',
      text: 'Every address, field and error, from the same OpenAPI file that the libraries are made of.',
      links: [
        { label: 'Authentication', href: '/docs/api/authentication' },
        { label: 'Learners', href: '/docs/api/learners' },
        { label: 'Fees and payments', href: '/docs/api/fees' },
        { label: 'Errors and limits', href: '/docs/api/errors' },
      ],
    },
  ],
} satisfies FeatureIndexProps;

export const payment = {
  title: 'A payment, from your request to your webhook',
  lead: 'Nobody’s PIN passes through your server, or ours.',
  flow: {
    caption: 'What happens when your program asks a guardian to pay',
    stages: [
      {
        boxes: [{ name: 'Your server', text: 'Asks for an amount, for one learner' }],
        passes: 'POST /payments',
      },
      {
        boxes: [{ name: brand, text: 'Answers at once: 202, pending', main: true }],
        passes: 'PIN prompt',
      },
      {
        boxes: [{ name: 'The guardian’s phone', text: 'MTN MoMo or Airtel Money; the PIN is entered there' }],
        passes: 'paid',
      },
      {
        boxes: [{ name: brand, text: 'Puts it on the learner’s account and writes the receipt', main: true }],
        passes: 'payment.\u200bsucceeded',
      },
      { boxes: [{ name: 'Your webhook', text: 'Checks the signature, answers 204' }] },
    ],
    note: 'When the guardian does nothing, or has too little, the webhook brings payment.failed with the reason.',
  },
} satisfies DiagramProps;

export const code = {
  id: 'code',
  title: 'What it looks like',
  lead: 'Ask for what is owed, then hear about it when it is paid.',
  tone: 'sunk',
  samples: [
    {
      title: 'Request a fee payment',
      language: 'javascript',
      code: `import { ${identifier} } from '${sdks.javascript.package}';

const tred = new ${identifier}({ key: process.env.TRED_KEY });

// Learners of S.2 who still owe fees this term
const owing = await tred.learners.list({
  class: 'S.2',
  term: '2026-3',
  owing: true,
});

for (const learner of owing.data) {
  // The guardian gets a prompt on the phone
  // and enters the PIN there
  await tred.payments.request({
    learner: learner.id,
    amount: learner.balance,
    currency: 'UGX',
    provider: 'mtn_momo',
    phone: learner.guardian.phone,
  });
}`,
    },
    {
      title: 'Receive a payment',
      language: 'python',
      code: `import os
from flask import Flask, request
from tred import ${identifier}, SignatureError

app = Flask(__name__)
tred = ${identifier}(key=os.environ["TRED_KEY"])

@app.post("/webhooks/tred")
def payment_received():
    try:
        event = tred.webhooks.verify(
            body=request.get_data(),
            signature=request.headers["${identifier}-Signature"],
            secret=os.environ["TRED_WEBHOOK_SECRET"],
        )
    except SignatureError:
        return "", 400

    if event.type == "payment.succeeded":
        payment = event.data
        print(payment.learner, payment.amount)
    return "", 204`,
    },
  ],
} satisfies CodeSamplesProps;

export const libraries = {
  id: 'sdks',
  title: `${countWord(Object.keys(sdks).length)} libraries, one shape`,
  lead: 'The same names in every language, so that an example in one reads in the others.',
  sdks: [
    {
      ...sdks.javascript,
      description: 'For Node.js, Deno and the browser.',
      features: ['Types for every answer', 'Pages through lists by itself', 'No dependencies'],
    },
    {
      ...sdks.python,
      description: 'For scripts, Django and Flask.',
      features: ['Works with and without async', 'Typed, checked with mypy', 'Results as data frames'],
    },
    {
      ...sdks.php,
      description: 'For Laravel, WordPress and school portals.',
      features: ['PSR-18 HTTP clients', 'A Laravel service provider', 'Runs on shared hosting'],
    },
    {
      ...sdks.java,
      description: 'For Android apps and Spring.',
      features: ['Coroutines in Kotlin', 'Keeps work offline, sends later', 'Android 6 and later'],
    },
  ],
} satisfies SdkListProps;

export const uganda = {
  id: 'uganda',
  title: 'Made for how schools work here',
  tone: 'sunk',
  features: [
    {
      icon: 'Smartphone',
      title: 'Mobile money',
      text: 'Collect and reconcile over both networks with one request.',
      points: [
        'MTN MoMo and Airtel Money',
        'Signed webhooks, repeated until you answer',
        'Test numbers for every outcome',
      ],
    },
    {
      icon: 'School',
      title: 'School records',
      text: 'The fields that the ministry and the examiners ask for are there from the start.',
      points: [
        'LIN and EMIS codes',
        'S.1-S.6, three terms, UCE grades A to E',
        'UNEB candidate files',
        `UVTAB candidate file: ${uvtabFile}`,
      ],
    },
    {
      icon: 'RadioTower',
      title: 'Thin networks',
      text: 'Everything is built to be asked twice and to be small.',
      points: [
        'Idempotency keys on every write',
        'Ask for the fields you need, no more',
        'Changes since a moment, for syncing offline',
      ],
    },
  ],
} satisfies FeatureIndexProps;

export const community = {
  id: 'community',
  title: 'Ask somebody who has done it',
  features: [
    {
      icon: 'MessagesSquare',
      title: 'Discord',
      text: 'Quick questions, answered by people who ship. Be kind; name the error.',
      link: { label: 'Join the chat', href: '/community/discord' },
    },
    {
      icon: 'GitFork',
      title: 'GitHub',
      text: 'The libraries, the command line and the example programs, open to your changes.',
      link: { label: 'See the code', href: '/community/github' },
    },
    {
      icon: 'CalendarDays',
      title: 'Meetups',
      text: 'Twelve a year, in Kampala and up-country. Talks are short, questions are long.',
      link: { label: 'Next meetup', href: '/community/meetups' },
    },
  ],
} satisfies FeatureIndexProps;

export const closing = {
  title: 'Take a key, break the sandbox',
  text: `Keys for the sandbox are free, read and write, and need no contract; tell us what you want to build and we send one within a day. Live keys come from the institution: ${onProfessional} on its Professional plan, ${onEnterprise} on Enterprise.`,
  actions: [
    { label: 'Contact us', href: '/contact' },
    { label: 'Read the guide first', href: '/docs/uganda/getting-started' },
  ],
} satisfies ClosingCallProps;

/** The API is a made-up one until the platform's own is published. */
export const samples = ['documentation', 'code', 'libraries'] as const;
