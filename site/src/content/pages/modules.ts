// The words of the modules page: nine modules in three chapters, and what they exchange with the world outside.

import { capabilityOf, planRow, whenItComes } from '~/facts/capabilities';
import { brand } from '~/facts/organisation';
import { trialDays } from '~/facts/prices';
import type { ClosingCallProps } from '~/sections/ClosingCall/ClosingCall';
import type { CompareTableProps } from '~/sections/CompareTable/CompareTable';
import type { DiagramProps } from '~/sections/Diagram/Diagram';
import type { HeroProps } from '~/sections/Hero/Hero';
import type { PageMeta } from '~/seo/page-meta';
import type { ModuleChaptersProps } from '~/subjects/product/ModuleChapters/ModuleChapters';
import type { ContentsProps } from '~/ui/Contents/Contents';

const uvtabFile = whenItComes(capabilityOf('uvtab-candidate-file'));
const transcriptCodes = whenItComes(capabilityOf('transcript-codes'));
const [, apiOnProfessional, apiOnEnterprise] = planRow('api').cells;

export const meta = {
  path: '/modules',
  title: 'Modules: nine parts, one record',
  description: `Admissions, courses, analytics, attendance, finance, communication, documents, alumni and administration: what each of ${brand}’s nine modules does.`,
  crumb: 'Modules',
} satisfies PageMeta;

export const hero = {
  look: 'split',
  title: 'Nine modules, one record for each learner',
  lead: 'Your plan says which modules you have. Open them one after another: each already knows every learner, class and balance.',
  actions: [
    { label: 'View Pricing', href: '/pricing' },
    { label: 'Contact us', href: '/contact' },
    { label: 'Try it yourself', href: '/demo' },
  ],
  proof: 'Most schools begin with admissions and finance, and open one more each term.',
} satisfies HeroProps;

const pointsTitle = 'Key Features';

export const learning = {
  title: 'Learners and lessons',
  lead: 'Who comes in, what they study, and how it is going while there is still time to help.',
  pointsTitle,
  from: 1,
  tone: 'raised',
  chapters: [
    {
      id: 'admissions',
      title: 'Admissions Management',
      mark: 'Admissions office, head teacher, registrar',
      text: 'From the day the forms open to the day the dormitory list is pinned up. Applicants see where they stand, and the committee sees all of them in one order.',
      points: [
        'Online and paper applications in one queue',
        'PLE, UCE and UACE slips checked by index number',
        'Cut-off points, quotas and waiting lists by intake',
        'Application fees by MTN MoMo or Airtel Money',
        'Letters in batches, with LIN and reporting date',
      ],
    },
    {
      id: 'courses',
      title: 'Course Management',
      mark: 'Director of studies, heads of department',
      text: 'Subjects, combinations and course units that know their own rules, and a timetable that shows its clashes before it is printed.',
      points: [
        'O-level subjects, A-level combinations, course units',
        'Timetable clashes shown by teacher, room and class',
        'Schemes of work against the lower secondary curriculum',
        'Teaching load by teacher and department',
        'Credit units, retakes and progression for universities',
      ],
    },
    {
      id: 'performance-analytics',
      title: 'Performance Analytics',
      mark: 'Class teachers, heads of department, parents',
      text: 'Continuous assessment and examinations on one sheet, weighed 20 to 80 as UNEB weighs them, with a Monday list of the learners to see first.',
      points: [
        'Expected UCE grades, A to E, subject by subject',
        'Early warnings with the reason beside the name',
        'Results by class, subject, stream and teacher',
        'Report cards in one run: paper, PDF or SMS',
        'Grading scales for UACE, UVTAB and universities',
      ],
    },
  ],
} satisfies ModuleChaptersProps;

export const day = {
  title: 'The running day',
  lead: 'Who is here, what has been paid, and who has been told.',
  pointsTitle,
  from: 4,
  tone: 'sunk',
  chapters: [
    {
      id: 'attendance',
      title: 'Attendance Tracking',
      mark: 'Class teachers, wardens, workshop instructors',
      text: 'A register that a teacher finishes before the class has sat down, on a phone, with or without a network.',
      points: [
        'Roll call, lesson, prep and workshop registers',
        'Works offline and sends when the network returns',
        'Absence SMS to the parent before noon',
        'Exeats and gate passes with the hour of return',
        'Staff attendance beside the learners’',
      ],
    },
    {
      id: 'finance',
      title: 'Financial Management',
      mark: 'Bursar, head teacher, board',
      text: 'Fees in, salaries and suppliers out, and a ledger that agrees with the bank on the same day instead of the same term.',
      points: [
        'MTN MoMo, Airtel Money, bank and cash in one ledger',
        'Fee structures by class, house, day or boarding',
        'Fees in parts, bursaries and sibling discounts',
        'Requisitions and votes checked against the budget',
        'A trial balance, and one page for the board',
      ],
    },
    {
      id: 'communication',
      title: 'Communication Hub',
      mark: 'Head teacher’s office, class teachers, parents',
      text: 'One place to write to a class, a house or the whole school, and to see who has read it. Parents without a smartphone get the same words by SMS.',
      points: [
        'SMS, email and app from one screen',
        'Messages in English, Luganda, Runyankole, Acholi and Ateso; screens in English',
        'Read receipts on circulars, answers in one thread',
        'Visitation-day and parents’ meeting bookings',
        'Quiet hours, and a monthly ceiling on SMS cost',
      ],
    },
  ],
} satisfies ModuleChaptersProps;

export const record = {
  title: 'The record',
  lead: 'What remains when a learner has left: papers, people who come back, and a log of who did what.',
  pointsTitle,
  from: 7,
  chapters: [
    {
      id: 'documents',
      title: 'Document Management',
      mark: 'Registrar, secretary, archives',
      text: 'Report cards, testimonials and transcripts on your own letterhead, with a copy of each on the learner’s file.',
      points: [
        'Your own templates, crest and signatures',
        `A code on transcripts that an employer can check: ${transcriptCodes}`,
        'Scanned slips and certificates on the learner’s file',
        'Retention rules for each kind of paper',
        'Minutes and policies with every version kept',
      ],
    },
    {
      id: 'alumni',
      title: 'Alumni Management',
      mark: 'Old students’ association, development office',
      text: 'Leavers of November can be mentors in March. Old students keep their own addresses up to date.',
      points: [
        'Leavers become alumni on the day results are out',
        'Years, houses and reunions, with a shared calendar',
        'Transcript requests, paid and tracked online',
        'Pledges and giving by mobile money, with receipts',
        'Mentors matched with S.6 leavers by course',
      ],
    },
    {
      id: 'administration',
      title: 'System Administration',
      mark: 'ICT office, deputy head, auditors',
      text: 'Terms, campuses, grading scales and who may see what: settings that a deputy head can change, and a log that an auditor can read.',
      points: [
        'Roles for head, bursar, warden, teacher and parent',
        'Two-step sign-in; single sign-on on Enterprise',
        'A searchable log of every change and every look',
        'Years, terms, campuses and calendars as settings',
        'Hourly backups, and your own export on any day',
      ],
    },
  ],
} satisfies ModuleChaptersProps;

const notes: Record<string, string> = {
  admissions: 'forms to letters',
  courses: 'subjects and timetables',
  'performance-analytics': 'marks to report cards',
  attendance: 'registers, offline',
  finance: 'fees to board report',
  communication: 'SMS to app',
  documents: 'report cards to transcripts',
  alumni: 'leavers and giving',
  administration: 'roles and the log',
};

export const contents = {
  label: 'Modules on this page',
  entries: [learning, day, record]
    .flatMap(({ chapters }) => chapters)
    .map(({ id, title }) => ({ label: title, href: `#${id}`, note: notes[id] ?? '' })),
} satisfies ContentsProps;

export const exchange = {
  title: 'One record, between everybody who asks for it',
  lead: 'A payment comes in on one side and a candidate list goes out on the other. Nobody types a name twice in between.',
  flow: {
    caption: `${brand} between a school’s money and the offices that ask for its lists`,
    stages: [
      {
        boxes: [
          { name: 'MTN MoMo, Airtel Money', text: 'Payments with the learner’s number, within a minute' },
          { name: 'Your bank', text: 'Statement files and slips, when you load a file' },
        ],
        passes: 'what was paid',
      },
      {
        boxes: [
          { name: brand, text: 'One record for each learner: class, balance, marks, guardians', main: true },
        ],
        passes: 'lists and results',
        both: true,
      },
      {
        boxes: [
          { name: 'EMIS', text: 'LINs and school codes in, enrolment by class and sex out' },
          { name: 'UNEB', text: 'Candidates and continuous assessment out, results in' },
        ],
      },
    ],
  },
} satisfies DiagramProps;

export const integration = {
  id: 'integration',
  link: { label: 'Each exchange, live or planned', href: '/integrations' },
  title: 'Seamless integration',
  lead: 'Modules pass their work on by themselves: an admitted learner has a fee account at once. This is what they exchange with systems outside the school.',
  tone: 'sunk',
  columns: [{ name: 'System' }, { name: 'Comes in' }, { name: 'Goes out' }, { name: 'When' }],
  rows: [
    {
      label: 'EMIS',
      cells: ['LINs and school codes', 'Enrolment by class and sex', 'Each term'],
    },
    {
      label: 'UNEB',
      cells: ['UCE and UACE results', 'Candidates, continuous assessment', 'By each deadline'],
    },
    {
      label: 'UVTAB',
      cells: ['Assessment results', `Candidate file: ${uvtabFile}`, 'By each deadline'],
    },
    {
      label: 'MTN MoMo, Airtel Money',
      cells: ['Payments with the learner’s number', 'Payment requests, refunds', 'Within a minute'],
    },
    {
      label: 'Your bank',
      cells: ['Statement files, slips', 'Salary and supplier files', 'When you load a file'],
    },
    {
      label: 'Spreadsheets, accounting',
      cells: ['Class lists, opening balances', 'Journals, any table you can see', 'On any day'],
    },
    {
      label: 'Your own systems',
      cells: [
        `API on Enterprise: ${String(apiOnEnterprise).toLowerCase()}`,
        `API on Professional: ${String(apiOnProfessional).toLowerCase()}; webhooks`,
        'As it happens',
      ],
    },
  ],
} satisfies CompareTableProps;

export const closing = {
  title: 'Begin with what your office needs most',
  text: `Every plan is a set of modules, and every plan can be tried for ${trialDays} days with your own learners in it.`,
  actions: [
    { label: 'View Pricing', href: '/pricing' },
    { label: 'Contact us', href: '/contact' },
    { label: 'Try it yourself', href: '/demo' },
  ],
} satisfies ClosingCallProps;
