// What the product pictures show: samples, with figures that a Ugandan bursar would believe.
import { institutionOf, institutionPlaces } from '~/facts/institutions';
import { brand } from '~/facts/organisation';
import { formatUgx } from '~/lib/money';

/** What a term costs at the first school: tuition for everyone, and boarding for those who board. */
const TUITION = 260_000;
const BOARDING = 355_000;
const kasanaHill = institutionOf('kasana-hill');
const DUE = (kasanaHill.learners ?? 0) * TUITION + (kasanaHill.boarders ?? 0) * BOARDING;
const COLLECTED = 412_640_000;

const lakeVictoria = institutionOf('lake-victoria-college').name;

export const productView = {
  school: 'Kasana Hill S.S.',
  term: 'Term III 2026',
  fees: {
    title: 'Fees collected',
    collected: formatUgx(COLLECTED),
    target: `of ${(DUE / 1e6).toFixed(1)}M`,
    percent: Math.round((COLLECTED / DUE) * 100),
    lately: {
      title: 'This morning, by the hour',
      /** Thousands of shillings. */
      bars: [
        { label: '6 am', amount: 610 },
        { label: '7 am', amount: 1480 },
        { label: '8 am', amount: 1120 },
        { label: '9 am', amount: 940 },
        { label: 'now', amount: 520 },
      ],
    },
    sources: [
      { name: 'MTN MoMo', share: '46%' },
      { name: 'Airtel Money', share: '28%' },
      { name: 'Bank', share: '26%' },
    ],
  },
  attendance: {
    title: 'Attendance today',
    from: 80,
    classes: [
      { name: 'S.1', percent: 96 },
      { name: 'S.2', percent: 94 },
      { name: 'S.3', percent: 91 },
      { name: 'S.4', percent: 97 },
      { name: 'S.5', percent: 89 },
      { name: 'S.6', percent: 95 },
    ],
  },
  admissions: {
    title: 'Applications, 2027 intake',
    stages: [
      { name: 'Received', count: 648 },
      { name: 'Reviewed', count: 512 },
      { name: 'Admitted', count: 240 },
      { name: 'Enrolled', count: 186 },
    ],
  },
  caption: `The ${brand} dashboard of a secondary school: ${formatUgx(COLLECTED)} of Term III fees collected, attendance by class from S.1 to S.6, and applications from received to enrolled.`,
} as const;

/** Payments that came without a learner's number this morning, for whoever tries to match one. */
const unmatched = [
  {
    way: 'MTN MoMo',
    wrote: 'fees for doreen',
    shillings: 160_000,
    learner: 'Nakimuli Doreen, S.3 West',
    left: `Balance ${formatUgx(160_000)}, due 27 Nov.`,
  },
  {
    way: 'Airtel Money',
    wrote: 'okello s1',
    shillings: TUITION,
    learner: 'Okello Brian, S.1 North',
    left: 'Term III is paid in full.',
  },
  {
    way: 'MTN MoMo',
    wrote: 'mercy boarding',
    shillings: BOARDING,
    learner: 'Akello Mercy, S.2 East',
    left: `Balance ${formatUgx(60_000)}, due 27 Nov.`,
  },
];

export const matchingView = {
  caption: `A working piece of the ${brand} dashboard of a secondary school, with three payments to match; beside them the fees collected and the attendance of the day by class.`,
  matching: {
    title: 'To match',
    legend: 'Three payments came without a learner’s number. Choose one.',
    before: 'Nothing to send yet.',
    smsTitle: 'SMS to the parent',
    matches: unmatched.map(({ way, wrote, shillings, learner, left }) => ({
      way,
      wrote,
      amount: formatUgx(shillings),
      learner,
      sms: `Kasana Hill S.S.: ${formatUgx(shillings)} received by ${way} for ${learner}. ${left}`,
    })),
  },
  gains: unmatched.map(({ shillings }) => ({
    collected: formatUgx(COLLECTED + shillings),
    amount: shillings / 1000,
  })),
};

/** The bursar's morning in lines, for the picture of the finance job. */
export const postedView = {
  title: 'Posted this morning',
  lines: [
    { label: 'Ebong Patrick, S.2', detail: 'MTN MoMo, 07:14', value: 'UGX 130,000', tone: 'good' },
    { label: 'Imalingat Rose, S.2', detail: 'Airtel Money, 07:31', value: 'UGX 260,000', tone: 'good' },
    {
      label: 'Gidudu Samuel, S.2',
      detail: 'Bank slip, from the statement',
      value: 'UGX 355,000',
      tone: 'good',
    },
    { label: '“fees for doreen”', detail: 'No learner’s number', value: 'To match', tone: 'warm' },
  ],
} as const;

/** A university with four campuses, for the enterprise block. */
export const universityView = {
  title: institutionOf('budongo-hills').name,
  note: 'Semester I, 2026/27',
  caption: `${brand} for a university with four campuses: ${institutionPlaces['institution.budongo-hills.learners']} students registered across Masindi, Hoima, Kagadi and Fort Portal, and the share of tuition paid on each campus.`,
  registered: {
    title: 'Registered students by campus',
    stages: [
      { name: 'Masindi', count: 6240 },
      { name: 'Hoima', count: 3180 },
      { name: 'Kagadi', count: 1960 },
      { name: 'Fort Portal', count: 1215 },
    ],
  },
  paid: {
    title: 'Tuition paid',
    from: 80,
    classes: [
      { name: 'Masindi', percent: 94 },
      { name: 'Hoima', percent: 91 },
      { name: 'Kagadi', percent: 88 },
      { name: 'Fort Portal', percent: 92 },
    ],
  },
} as const;

/** A-level places and O-level grades of the first school, for the pictures of single features. */
export const registrationView = {
  title: 'S.5 combinations, 2027',
  lines: [
    { label: 'PCM/ICT', detail: 'Physics, Chemistry, Mathematics', value: '48 of 50' },
    { label: 'BCM/ICT', detail: 'Biology, Chemistry, Mathematics', value: 'Full', tone: 'warm' },
    { label: 'HEG/SubMath', detail: 'History, Economics, Geography', value: '37 of 60' },
    { label: 'HEL/ICT', detail: 'History, Economics, Literature', value: '41 of 60' },
  ],
} as const;

export const classResultsView = {
  title: 'Mid-term results by class',
  share: 'A to C',
  rows: [
    { name: 'S.1', grades: [31, 58, 72, 38, 9] },
    { name: 'S.2', grades: [24, 55, 69, 41, 14] },
    { name: 'S.3', grades: [19, 47, 66, 49, 21] },
    { name: 'S.4', grades: [28, 61, 64, 30, 7] },
  ],
} as const;

/** A candidate class, subject by subject, with the learners to see first. */
export const analyticsView = {
  title: lakeVictoria,
  note: 'S.4, Term III 2026',
  caption: `${brand}’s analytics for an S.4 class: the UCE grades, A to E, expected in six subjects, from 83% at A to C in English to 53% in Physics, and three learners to see this week with the reason for each.`,
  subjects: {
    title: 'Expected UCE grades by subject',
    share: 'A to C',
    rows: [
      { name: 'English', grades: [26, 48, 50, 20, 6] },
      { name: 'Mathematics', grades: [18, 31, 44, 39, 18] },
      { name: 'Biology', grades: [21, 37, 49, 31, 12] },
      { name: 'Chemistry', grades: [14, 30, 46, 41, 19] },
      { name: 'Physics', grades: [11, 25, 44, 47, 23] },
      { name: 'Geography', grades: [24, 43, 47, 28, 8] },
    ],
  },
  watch: {
    title: 'To see this week',
    lines: [
      { label: 'Namugga Shamim', detail: 'Two chemistry practicals missed', value: 'C to D', tone: 'warm' },
      { label: 'Opio Emmanuel', detail: 'Absent four Mondays in a row', value: 'B to C', tone: 'warm' },
      {
        label: 'Tumusiime Ritah',
        detail: 'Homework back on time since week 5',
        value: 'D to C',
        tone: 'good',
      },
    ],
  },
} as const;

/** A year's intake beside the classes it joins, at the first school. */
export const intakeView = {
  title: productView.school,
  note: productView.term,
  caption:
    'The dashboard of a secondary school: applications for 2027 from 648 received to 186 enrolled, and mid-term results from S.1 to S.4 as grades A to E.',
  stages: productView.admissions,
} as const;

/** Attendance alone, at a technical institute by trade. */
export const attendanceView = {
  title: institutionOf('rwenzori-technical').name,
  note: 'Monday, 08:15',
  caption:
    'Workshop attendance at a technical institute on a Monday at 08:15, by trade: from 97% in electrical installation to 88% in motor vehicle mechanics.',
  today: {
    title: 'Workshops this morning',
    from: 80,
    classes: [
      { name: 'Electrical', percent: 97 },
      { name: 'Plumbing', percent: 94 },
      { name: 'Carpentry', percent: 92 },
      { name: 'Tailoring', percent: 95 },
      { name: 'Motor vehicle', percent: 88 },
    ],
  },
} as const;

/** The papers of one learner, for the records part of the modules. */
export const fileView = {
  title: lakeVictoria,
  note: 'Learner’s file',
  caption: `A learner’s file in ${brand}: birth certificate and PLE slip scanned, eleven report cards issued, and a transcript in draft.`,
  papers: {
    title: 'Tumusiime Ritah, S.4',
    lines: [
      { label: 'Birth certificate', detail: 'Scanned at admission', value: 'On file', tone: 'good' },
      { label: 'PLE results slip', detail: 'Checked by index number', value: 'On file', tone: 'good' },
      { label: 'Report cards, S.1 to S.4', detail: 'Last issued 21 August 2026', value: '11 issued' },
      { label: 'Transcript', detail: 'Awaits the registrar’s signature', value: 'Draft', tone: 'warm' },
    ],
  },
} as const;

/** What three people see on their phones: a parent, a class teacher, a head. */
export const phoneViews = {
  parent: {
    time: '07:42',
    network: '3G',
    title: 'Nakimuli Doreen',
    note: 'S.3 West, Kasana Hill S.S.',
    tabs: ['Fees', 'Results', 'Messages'],
    caption:
      'A parent’s phone: the Term III balance of a learner in S.3 is UGX 320,000, with two payments received by MTN MoMo and Airtel Money.',
    balance: {
      title: 'Balance, Term III',
      figure: 'UGX 320,000',
      note: 'by 27 Nov',
      lines: [
        { label: 'Tuition', value: 'UGX 260,000' },
        { label: 'Boarding', value: 'UGX 355,000' },
        { label: 'Paid', value: 'UGX 295,000', tone: 'good' },
      ],
    },
    payments: {
      title: 'Received',
      lines: [
        { label: 'MTN MoMo', detail: '12 Nov, 18:09', value: 'UGX 145,000', tone: 'good' },
        { label: 'Airtel Money', detail: '16 Sep, 07:31', value: 'UGX 150,000', tone: 'good' },
      ],
    },
  },
  report: {
    time: '07:43',
    network: '3G',
    title: 'Nakimuli Doreen',
    note: 'Report card, Term II 2026',
    tabs: ['Results', 'Fees', 'Messages'],
    caption:
      'A parent’s phone with the Term II report card of the same learner: grades A to E in six subjects.',
    grades: {
      title: 'Grades',
      lines: [
        { label: 'English', detail: 'Writes with care', value: 'B' },
        { label: 'Mathematics', detail: 'Check the signs', value: 'C' },
        { label: 'Biology', detail: 'Best practical in class', value: 'A', tone: 'good' },
        { label: 'Chemistry', detail: 'Steady', value: 'B' },
        { label: 'Physics', detail: 'See me about circuits', value: 'D', tone: 'warm' },
        { label: 'Geography', detail: 'Fine fieldwork', value: 'B' },
      ],
    },
  },
  teacher: {
    time: '07:58',
    network: 'No network',
    title: 'S.2 East',
    note: 'Roll call, Monday',
    tabs: ['Register', 'Marks', 'Messages'],
    caption:
      'A class teacher’s phone without a network: roll call of S.2 East, 44 of 47 present, saved on the phone and waiting to be sent.',
    register: {
      title: 'Present',
      figure: '44 of 47',
      note: 'kept on this phone',
      lines: [
        { label: 'Akello Mercy', value: 'Present', tone: 'good' },
        { label: 'Byaruhanga Ivan', detail: 'SMS to parent when sent', value: 'Absent', tone: 'warm' },
        { label: 'Chandia Joan', detail: 'Sick bay since 06:40', value: 'Excused' },
        { label: 'Ddumba Elvis', value: 'Present', tone: 'good' },
        { label: 'Ebong Patrick', value: 'Present', tone: 'good' },
        { label: 'Gidudu Samuel', detail: 'Came at 07:55', value: 'Late' },
        { label: 'Imalingat Rose', value: 'Present', tone: 'good' },
      ],
    },
  },
  head: {
    time: '16:20',
    network: '4G',
    title: 'Kasana Hill S.S.',
    note: 'Mid-term, Term III 2026',
    tabs: ['Results', 'Fees', 'Staff'],
    caption:
      'A head teacher’s phone: mid-term results by class as grades A to E, and attendance of the day by class.',
  },
} as const;

/** @public Read by `npm run launch-check`. */
export const samples = [
  'productView',
  'matchingView',
  'postedView',
  'universityView',
  'registrationView',
  'classResultsView',
  'analyticsView',
  'intakeView',
  'attendanceView',
  'fileView',
  'phoneViews',
] as const;
