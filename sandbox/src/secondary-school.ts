// Plan of Sandbox Secondary School: six classes of forty in two streams, with the learners of the documentation's examples.
import type { Application, ClassPlan, KnownLearner, Payment, SchoolPlan } from './types.ts';

const streams = ['North', 'South'];
const lunch = { description: 'Lunch', amount: 150_000 };

const middle = {
  streams,
  charges: [{ description: 'Tuition, Term III', amount: 650_000 }, lunch],
  subjects: [
    'English',
    'Mathematics',
    'Biology',
    'Chemistry',
    'Physics',
    'Geography',
    'History',
    'Kiswahili',
  ],
};
/** S.1 and S.2 take twelve subjects; S.3 and S.4 drop some. */
const junior = {
  ...middle,
  subjects: [...middle.subjects, 'Religious Education', 'Physical Education', 'Entrepreneurship', 'ICT'],
};
const senior = {
  streams,
  charges: [{ description: 'Tuition, Term III', amount: 800_000 }, lunch],
  subjects: ['General Paper', 'Economics', 'Geography', 'Mathematics'],
};

const classes: readonly ClassPlan[] = [
  { name: 'S.1', ...junior },
  { name: 'S.2', ...junior },
  { name: 'S.3', ...middle },
  { name: 'S.4', ...middle },
  { name: 'S.5', ...senior },
  { name: 'S.6', ...senior },
];

/** The learner in most examples. */
const sarahNakato: KnownLearner = {
  id: 'lrn_7Qm2xK9d',
  lin: 'UG24A0071836',
  first_name: 'Sarah',
  last_name: 'Nakato',
  class: 'S.2',
  stream: 'North',
  guardian: { name: 'Joseph Ssali', phone: '+256670000001' },
  balance: 350_000,
};
const isaacSsenyonga: KnownLearner = {
  id: 'lrn_4Wd8sJh1',
  lin: 'UG24A0058214',
  first_name: 'Isaac',
  last_name: 'Ssenyonga',
  class: 'S.2',
  stream: 'North',
  guardian: { name: 'Ruth Babirye', phone: '+256600000001' },
  balance: 0,
};
const estherNamubiru: KnownLearner = {
  id: 'lrn_8Tn5cVr2',
  lin: 'UG22A0043310',
  first_name: 'Esther',
  last_name: 'Namubiru',
  sex: 'F',
  birth_date: '2010-03-22',
  class: 'S.4',
  stream: 'North',
  guardian: { name: 'Moses Kaggwa', phone: '+256670000001' },
  balance: 0,
};

const paidInSeptember: Payment = {
  id: 'pay_3fT8wLz0',
  learner: sarahNakato.id,
  term: '2026-3',
  amount: 500_000,
  currency: 'UGX',
  provider: 'mtn_momo',
  phone: '+256670000001',
  status: 'succeeded',
  failure: null,
  receipt: '20479920518',
  requested_at: '2026-09-18T09:12:40+03:00',
  settled_at: '2026-09-18T09:13:02+03:00',
  updated_at: '2026-09-18T09:13:02+03:00',
};
const declinedInOctober: Payment = {
  ...paidInSeptember,
  id: 'pay_1Ds7kGf3',
  amount: 350_000,
  phone: '+256670000002',
  status: 'failed',
  failure: { code: 'payer_declined', message: 'The payer declined the request.' },
  receipt: null,
  requested_at: '2026-10-12T11:02:10+03:00',
  settled_at: '2026-10-12T11:02:13+03:00',
  updated_at: '2026-10-12T11:02:13+03:00',
};

const receivedOn = (id: string, moment: string, child: Pick<Application, 'first_name' | 'last_name'>) => ({
  id,
  ...child,
  class: 'S.1',
  term: '2027-1',
  status: 'received' as const,
  note: null,
  learner: null,
  received_at: moment,
  updated_at: moment,
});

const applications: readonly Application[] = [
  {
    ...receivedOn('app_2Bt7nWk4', '2026-10-28T11:05:00+03:00', { first_name: 'Joan', last_name: 'Nafula' }),
    guardian: { name: 'Peter Wanyama', phone: '+256670000001' },
  },
  {
    ...receivedOn('app_5Hc9rPw2', '2026-11-03T14:20:00+03:00', { first_name: 'Daniel', last_name: 'Okello' }),
    guardian: { name: 'Grace Auma', phone: '+256600000001' },
  },
];

export const secondarySchool: SchoolPlan = {
  name: 'Sandbox Secondary School',
  seed: 'sandbox-secondary-school-14',
  term: '2026-3',
  changed: '2026-10-12T08:15:00+03:00',
  classes,
  learnersInStream: 20,
  // One learner in five owes fees, one in ten has no LIN yet.
  owingInStream: 4,
  withoutLinInStream: 2,
  candidates: { 'S.4': 2010, 'S.6': 2008 },
  known: [sarahNakato, isaacSsenyonga, estherNamubiru],
  opening: { [sarahNakato.id]: 50_000 },
  payments: [paidInSeptember, declinedInOctober],
  registers: [
    {
      id: 'reg_9Zp3tXe5',
      class: 'S.2',
      stream: 'North',
      date: '2026-10-12',
      marks: [
        { learner: sarahNakato.id, mark: 'present' },
        { learner: isaacSsenyonga.id, mark: 'absent', note: 'At the clinic' },
      ],
    },
  ],
  results: [
    { id: 'res_6Lq0yUa8', learner: sarahNakato.id, subject: 'Mathematics', continuous: 72, examination: 81 },
  ],
  unmarked: ['Physics'],
  applications,
  webhooks: [
    {
      id: 'hook_0Xv5jMd7',
      url: 'https://portal.school.example/webhooks/tred',
      events: ['payment.succeeded', 'payment.failed'],
      created_at: '2026-10-01T12:00:00+03:00',
      secret: 'whsec_EXAMPLE0kQ9wT2',
    },
  ],
};
