// The school that the product pictures show: invented, with figures that a Ugandan bursar would believe.

export const productView = {
  school: 'Kasana Hill S.S.',
  term: 'Term III 2026',
  fees: {
    title: 'Fees collected',
    collected: 'UGX 412.6M',
    target: 'of UGX 486M',
    percent: 85,
    /** Millions of shillings, week by week. */
    weeks: [18, 41, 64, 52, 47, 38, 61, 49, 43],
    sources: [
      { name: 'MTN MoMo', share: '46%' },
      { name: 'Airtel Money', share: '28%' },
      { name: 'Bank', share: '26%' },
    ],
  },
  attendance: {
    title: 'Attendance today',
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
  caption:
    'The Tred dashboard of a secondary school: UGX 412.6 million of Term III fees collected, attendance by class from S.1 to S.6, and applications from received to enrolled.',
} as const;

/** A university with four campuses, for the enterprise block. Invented too. */
export const universityView = {
  title: 'Nile Valley University',
  note: 'Semester I, 2026/27',
  caption:
    'Tred for a university with four campuses: 12,595 students registered across Jinja, Mbale, Soroti and Tororo, and the share of tuition paid on each campus.',
  registered: {
    title: 'Registered students by campus',
    stages: [
      { name: 'Jinja', count: 6240 },
      { name: 'Mbale', count: 3180 },
      { name: 'Soroti', count: 1960 },
      { name: 'Tororo', count: 1215 },
    ],
  },
  paid: {
    title: 'Tuition paid',
    classes: [
      { name: 'Jinja', percent: 94 },
      { name: 'Mbale', percent: 91 },
      { name: 'Soroti', percent: 88 },
      { name: 'Tororo', percent: 92 },
    ],
  },
} as const;

export const samples = ['productView', 'universityView'] as const;
