// The words of the integrations page. Whether an exchange is live, and on which plans, the register of capabilities says.
import { type Capability, capabilityOf, plansWith, whenItComes } from '~/facts/capabilities';
import { brand } from '~/facts/organisation';
import type { ClosingCallProps } from '~/sections/ClosingCall/ClosingCall';
import type { DataTableProps } from '~/sections/DataTable/DataTable';
import type { HeroProps } from '~/sections/Hero/Hero';
import type { DataTableState } from '~/sections/words';
import type { PageMeta } from '~/seo/page-meta';

export const meta = {
  path: '/integrations',
  title: 'Integrations: what is live, what is planned',
  description: `What ${brand} exchanges with MTN MoMo, Airtel Money, banks, UNEB, EMIS, UVTAB and SMS: which way it goes, whether it is live, and on which plans.`,
  crumb: 'Integrations',
} satisfies PageMeta;

export const hero = {
  title: 'What goes in, what comes out, and what does not yet',
  lead: 'Schools here pay by phone, bank with a slip, register with an examiner and report to a ministry. This is each of those exchanges, and whether you can use it today.',
} satisfies HeroProps;

type Exchange = { system: string; what: string; way: 'In' | 'Out' | 'Both ways'; capability: string };

const exchanges: readonly Exchange[] = [
  {
    system: 'MTN MoMo',
    what: 'Payments with the learner’s number come in; payment requests and refunds go out.',
    way: 'Both ways',
    capability: 'mobile-money-fees',
  },
  {
    system: 'Airtel Money',
    what: 'The same, and on the learner’s account within a minute.',
    way: 'Both ways',
    capability: 'airtel-within-a-minute',
  },
  {
    system: 'Banks’ files',
    what: 'The statement file from your bank, matched line by line to learners.',
    way: 'In',
    capability: 'bank-statement-matching',
  },
  {
    system: 'UNEB: candidates',
    what: 'The registration file for PLE, UCE and UACE, in the layout that UNEB takes.',
    way: 'Out',
    capability: 'uneb-files',
  },
  {
    system: 'UNEB: continuous assessment',
    what: 'Each candidate’s scores of three years, in UNEB’s own file.',
    way: 'Out',
    capability: 'uneb-assessment-file',
  },
  {
    system: 'EMIS: enrolment',
    what: 'LINs and school codes come in, enrolment by class and sex goes out.',
    way: 'Both ways',
    capability: 'uneb-files',
  },
  {
    system: 'EMIS: check of LINs',
    what: 'Each LIN compared with the ministry’s before a file leaves.',
    way: 'Both ways',
    capability: 'emis-lin-check',
  },
  {
    system: 'UVTAB',
    what: 'The candidate file by trade and level.',
    way: 'Out',
    capability: 'uvtab-candidate-file',
  },
  {
    system: 'SMS: messages',
    what: 'Receipts, balances, absences and circulars to any phone, in five languages.',
    way: 'Out',
    capability: 'messages-in-four-languages',
  },
  {
    system: 'SMS and USSD: balances',
    what: 'A parent asks for the balance with a short code and has it on the screen.',
    way: 'In',
    capability: 'ussd-fee-balance',
  },
];

const stateOf = ({ status }: Capability): DataTableState =>
  status === 'Completed' ? { label: 'Live', tone: 'good' } : { label: status, tone: 'busy' };

const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

export const list = {
  id: 'exchanges',
  title: 'Exchange by exchange',
  lead: 'Taken from the register that our prices, release notes and roadmap go by.',
  compact: true,
  columns: ['With whom', 'Which way', 'State', 'Since or when', 'Plans'],
  rows: exchanges.map(({ system, what, way, capability }) => {
    const found = capabilityOf(capability);
    return {
      name: system,
      note: what,
      cells: [way, { state: stateOf(found) }, capital(whenItComes(found)), capital(plansWith(capability))],
    };
  }),
  footnote: `Spreadsheets go in and out on any day and any plan. For your own systems there is an API; its sandbox is open to anyone.`,
} satisfies DataTableProps;

export const closing = {
  title: 'Something of yours is not in the list?',
  text: 'Tell us which system, and what should pass between the two. The roadmap shows what others have asked for.',
  actions: [
    { label: 'Ask us', href: '/contact' },
    { label: 'See the roadmap', href: '/roadmap' },
    { label: 'API documentation', href: '/developers' },
  ],
} satisfies ClosingCallProps;
