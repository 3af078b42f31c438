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
} as const;
