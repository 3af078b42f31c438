// The figures the site claims, by the page they stand on. Pages differ on purpose: each keeps its own.

export const figures = {
  home: [
    { figure: '500+', label: 'Institutions' },
    { figure: '3.5M+', label: 'Students' },
    { figure: '98%', label: 'Satisfaction' },
    { figure: '24/7', label: 'Support' },
  ],
  about: [
    { figure: '50+', label: 'Institutions' },
    { figure: '180K+', label: 'Students' },
    { figure: '15+', label: 'Countries' },
    { figure: '98%', label: 'Satisfaction' },
  ],
  partnersPortal: [
    { figure: '50+', label: 'Universities', note: 'Registering students on Tred' },
    { figure: '200+', label: 'Secondary schools', note: 'Brought in or looked after by a partner' },
    { figure: '15+', label: 'Active partners', note: 'From Arua to Kabale' },
    { figure: 'UGX 2B+', label: 'Revenue', note: 'Earned by partners since the start' },
  ],
  caseStudies: [
    { figure: '20,505', label: 'Learners on the six registers' },
    { figure: '38B', label: 'Shillings of fees and tuition matched in 2025' },
    { figure: '11 days', label: 'Saved by the bursar on each month’s fees' },
    { figure: '6 of 6', label: 'Signed again after the first year' },
  ],
  mobile: [
    { figure: '9 MB', label: 'To install' },
    { figure: '8+', label: 'Android version it needs' },
    { figure: '15+', label: 'iOS version it needs' },
    { figure: '0 MB', label: 'To take a register offline' },
  ],
  careers: {
    leaveDays: 24,
    fathersDays: 15,
    learningBudgetUgx: 2_400_000,
    dataAllowanceUgx: 150_000,
    volunteerHours: 40,
  },
  startupProgram: [
    { figure: '90%', label: 'Off in year one' },
    { figure: '50%', label: 'Off in year two' },
    { figure: '2 years', label: 'In the programme' },
    { figure: '0%', label: 'Equity taken' },
  ],
  affiliate: [
    { figure: '5,000+', label: 'Active affiliates' },
    { figure: '$2.5M+', label: 'Paid in commissions' },
    { figure: '25%', label: 'Average commission' },
    { figure: '98%', label: 'Satisfaction rate' },
  ],
  corporateResponsibility: {
    students: '500,000+',
    ruralCoverage: '85%',
    jobs: '1,200+',
    freeLicences: '200+',
    grants: 'UGX\u00a05.2B',
    scholarships: '2,500',
    volunteerHours: '40',
    donationMatch: 'UGX\u00a03.6M',
  },
  esg: {
    /** Percent. How much of each framework our policies answer. */
    alignment: { vision2040: 95, sustainableDevelopment: 92, eastAfrica: 88, education: 90 },
    /** Percent. How much of the year's goals was reached. */
    progress: { environmental: 85, social: 92, governance: 95 },
  },
  diversity: {
    headline: [
      {
        figure: '60%',
        label: 'Women in leadership',
        note: 'Of those who lead a team, sign contracts or sit in the weekly meeting',
      },
      {
        figure: '85%',
        label: 'Local workforce',
        note: 'Went to school in Uganda; the rest came from its neighbours',
      },
      { figure: '12+', label: 'Ethnic groups', note: 'By what colleagues themselves put down, if they wish' },
      { figure: '100%', label: 'Pay equity', note: 'A woman’s shilling for a man’s, grade by grade' },
    ],
    /** Percent of the team, by where a person went to primary school. */
    regions: { central: 35, western: 25, eastern: 20, northern: 20 },
  },
  bugBounty: {
    stats: [
      { figure: '150+', label: 'Researchers', note: 'Have sent at least one valid report' },
      { figure: '180M+', label: 'UGX paid', note: 'By mobile money or bank, since the start' },
      { figure: '500+', label: 'Weaknesses fixed', note: 'Each with a test, so that it stays fixed' },
      { figure: '25+', label: 'Universities', note: 'Whose students and staff take part' },
    ],
    tiers: {
      critical: 'UGX\u00a025M-60M',
      high: 'UGX\u00a012M-25M',
      medium: 'UGX\u00a03M-12M',
      low: 'UGX\u00a0300K-3M',
    },
  },
  company: [
    { figure: '2022', label: 'Founded' },
    { figure: 'Entebbe', label: 'Headquarters' },
    { figure: '20+', label: 'Employees' },
    { figure: '12+', label: 'Partner institutions' },
    { figure: '2', label: 'Countries' },
    { figure: '3.5K+', label: 'Students served' },
  ],
  research: { pages: 52, institutions: '150+', observed: 24, regions: 4 },
  /** Points of the six in the lead, first to sixth. */
  leaderboard: ['15,250', '12,800', '11,500', '9,800', '8,900', '8,200'],
  /** First, second and third prize of every hackathon. */
  hackathons: ['UGX\u00a015M', 'UGX\u00a08M', 'UGX\u00a05M'],
  trust: [
    { figure: 'AES-256', label: 'Encryption', note: 'On disk, in files and in every backup' },
    { figure: '99.99%', label: 'Uptime SLA', note: 'On the Enterprise plan, by the month' },
    { figure: '35 days', label: 'Of hourly backups', note: 'One copy that even we cannot change' },
  ],
  trustBounty: [
    { figure: 'up to UGX 2M', label: 'Rewards', note: 'For a weakness in what this page describes' },
    { figure: 'under 24 hours', label: 'Response', note: 'From a person, not a robot' },
    { figure: '32+', label: 'Researchers', note: 'Have reported to us so far' },
  ],
  developers: [
    { figure: '500+', label: 'Developers' },
    { figure: '50+', label: 'Institutions' },
    { figure: '25+', label: 'Open source projects' },
    { figure: '12', label: 'Meetups per year' },
  ],
  events: {
    workshops: '50 attendees, monthly on the 3rd Saturday',
    summit: '500+ expected, 3 days',
    webinars: 'Online, 60 to 90 minutes',
    meetups: 'Developers monthly, founders every second month',
  },
} as const;
