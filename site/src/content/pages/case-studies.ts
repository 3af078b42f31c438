// The words of the case studies page. The institutions are invented; the figures belong to them.
import { figures } from '~/facts/figures';
import type { ClosingCallProps } from '~/sections/ClosingCall/ClosingCall';
import type { HeroProps } from '~/sections/Hero/Hero';
import type { StatStripProps } from '~/sections/StatStrip/StatStrip';
import type { PageMeta } from '~/seo/page-meta';
import type { CaseStudiesProps } from '~/subjects/case-studies/CaseStudies/CaseStudies';

export const meta = {
  path: '/case-studies',
  title: 'Case studies from Ugandan institutions',
  description:
    'A university, a technical institute, five schools under one board and three on their own: what changed with Tred, in days, shillings and grades.',
  crumb: 'Case Studies',
} satisfies PageMeta;

export const hero = {
  title: 'What changed, in days and shillings',
  lead: 'Six offices, from a university on four campuses to a school that shares three phones. Each counted before and after.',
  seed: 'case-studies',
} satisfies HeroProps;

const link = { label: 'Ask about this case', href: '/contact' };

export const studies = {
  featuredTitle: 'Featured case study',
  featured: {
    seed: 'nile-valley-university',
    category: 'University',
    title: 'Registration in nine days instead of six weeks',
    facts: ['Budongo Hills University', 'Jinja, Mbale, Soroti, Tororo', '12,595 students'],
    description:
      'Four campuses used to keep four lists and meet in Jinja to agree on one. Now a student pays, picks course units and prints the examination card from a phone; the registrar sees all four campuses fill up on one screen, and the senate had its numbers before the second week of lectures.',
    results: [
      { figure: '9 days', label: 'To register every student; it took six weeks' },
      { figure: '12,595', label: 'Students on one list, none of them twice' },
      { figure: '94%', label: 'Of tuition matched to a student without a clerk' },
    ],
    link,
  },
  title: 'Five more offices',
  lead: 'Different sizes, different troubles, the same record underneath.',
  studies: [
    {
      seed: 'kasana-hill',
      category: 'Secondary school',
      title: 'The queue at the bursar’s window went home',
      facts: ['Kasana Hill Secondary School', '1,240 learners'],
      description:
        'Parents pay by MTN MoMo or Airtel Money with the learner’s number, and the ledger has it before they put the phone away. The bursar spends reporting day at the gate, greeting people.',
      results: [
        { figure: '1 day', label: 'To reconcile a month of fees, from 12' },
        { figure: '85%', label: 'Of the term’s fees in by week nine' },
        { figure: '0', label: 'Receipts written by hand' },
      ],
      link,
    },
    {
      seed: 'rwenzori-technical',
      category: 'Technical institute',
      title: 'Workshop attendance stopped being a guess',
      facts: ['Rwenzori Technical Institute', '860 trainees, 18 trades'],
      description:
        'Instructors take the register at the workshop door on their own phones. The same record builds the UVTAB candidate file, so nobody copies names and trades into a second form in October.',
      results: [
        { figure: '74% to 91%', label: 'Workshop attendance in two terms' },
        { figure: '3 days', label: 'For the UVTAB file, from three weeks' },
        { figure: '18', label: 'Trades on one register' },
      ],
      link,
    },
    {
      seed: 'lake-victoria-college',
      category: 'Boarding school',
      title: 'Sixty-four learners seen in week five',
      facts: ['Lake Victoria College', '980 learners'],
      description:
        'The Monday list gave each S.4 class teacher a handful of names and a reason for each. Prep groups were drawn from it, and parents heard in June what they used to hear in December.',
      results: [
        { figure: '58% to 71%', label: 'Of S.4 marks at grade C or better' },
        { figure: '51 of 64', label: 'Flagged learners back on their line' },
        { figure: '7 weeks', label: 'Earlier than a report card would say it' },
      ],
      link,
    },
    {
      seed: 'mirembe-schools',
      category: 'School group',
      title: 'Five schools, five ledgers, one page for the board',
      facts: ['Mirembe Group of Schools', '4,310 learners'],
      description:
        'Each head keeps her own fees, staff and calendar. The education secretary opens one page that adds them up, and asks about the one figure that stands out instead of asking for the figures.',
      results: [
        { figure: '2 hours', label: 'To prepare a board report, from nine days' },
        { figure: '5', label: 'Schools on one fee calendar' },
        { figure: 'UGX 61M', label: 'Of old balances found and collected' },
      ],
      link,
    },
    {
      seed: 'kotido-plains',
      category: 'Rural school',
      title: 'Three phones, no network, a full register',
      facts: ['Kotido Plains Secondary School', '520 learners'],
      description:
        'The nearest steady signal is on the hill behind the kitchen. Registers are taken offline in the classroom, the deputy walks up at ten with three phones, and absence messages leave before noon.',
      results: [
        { figure: '3', label: 'Phones for the whole school' },
        { figure: '100%', label: 'Of absences told to a parent before noon' },
        { figure: '0', label: 'Registers lost since February 2025' },
      ],
      link,
    },
  ],
} satisfies CaseStudiesProps;

export const impact = {
  title: 'The six together',
  lead: 'The offices above, taken as one.',
  showTitle: true,
  stats: figures.caseStudies,
} satisfies StatStripProps;

export const closing = {
  title: 'Count with us for one term',
  text: 'We write down how long things take today, and again after your first term on Tred. You keep both pages.',
  actions: [{ label: 'Become a case study', href: '/contact' }],
} satisfies ClosingCallProps;

/** The exports above whose people and institutions are invented; `npm run launch-check` lists them. */
export const samples = ['studies', 'impact'] as const;
