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
} as const;
