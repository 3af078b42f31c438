// The affiliate whose dashboard the pictures show: invented, with schools and sums that a Ugandan affiliate would believe.

export const affiliateView = {
  frame: {
    title: 'Annet Kembabazi',
    note: 'Gold, 34 schools',
    seed: 'affiliate',
    caption:
      'The dashboard of a Gold affiliate with 34 paying schools: UGX 71.3 million of commission this year, growing month by month, and 612 visits that led to 118 enquiries, 57 trials and 34 paying schools.',
  },
  earned: {
    title: 'Commission, this year',
    collected: 'UGX 71.3M',
    target: 'next payout Friday',
    percent: 78,
    lately: {
      title: 'UGX million, by month',
      bars: [
        { label: 'Jan', amount: 2.1 },
        { label: 'Feb', amount: 2.6 },
        { label: 'Mar', amount: 3.2 },
        { label: 'Apr', amount: 4.0 },
        { label: 'May', amount: 4.9 },
        { label: 'Jun', amount: 6.1 },
        { label: 'Jul', amount: 7.2 },
        { label: 'Aug', amount: 8.4 },
        { label: 'Sep', amount: 9.6 },
        { label: 'Oct', amount: 10.8 },
        { label: 'Nov', amount: 12.4 },
      ],
    },
    sources: [
      { name: 'Starter', share: '71%' },
      { name: 'Professional', share: '24%' },
      { name: 'Enterprise', share: '5%' },
    ],
  },
  journey: {
    title: 'From link to paying school',
    stages: [
      { name: 'Visits', count: 612 },
      { name: 'Enquiries', count: 118 },
      { name: 'Trials', count: 57 },
      { name: 'Paying', count: 34 },
    ],
  },
  referrals: {
    title: 'Latest referrals',
    lines: [
      {
        label: 'Bright Hill Primary, Ntungamo',
        detail: 'Starter, paying since 3 November',
        value: 'Paying',
        tone: 'good',
      },
      { label: 'St. Monica Girls, Masindi', detail: 'Trial ends on 28 November', value: 'Trial' },
      { label: 'Lwengo Parents’ School', detail: 'Demonstration on Thursday, 10:00', value: 'Demo' },
      { label: 'Kiyinda College, Mukono', detail: 'No answer for 14 days', value: 'Call them', tone: 'warm' },
    ],
  },
  payouts: {
    title: 'Payouts',
    figure: 'UGX 2,914,000',
    note: 'ready for Friday',
    lines: [
      { label: '6 November', detail: 'Bank transfer', value: 'UGX 2,866,000', tone: 'good' },
      { label: '30 October', detail: 'Bank transfer', value: 'UGX 2,792,000', tone: 'good' },
      { label: '23 October', detail: 'MTN MoMo', value: 'UGX 2,708,000', tone: 'good' },
      { label: '19 October', detail: 'Bonus for reaching Gold', value: 'UGX 500,000', tone: 'good' },
    ],
  },
  links: {
    title: 'Links that work',
    lines: [
      { label: 'WhatsApp status', detail: '231 visits', value: '14 enquiries', tone: 'good' },
      {
        label: 'Head teachers’ meeting, Mbarara',
        detail: 'Code read out',
        value: '22 enquiries',
        tone: 'good',
      },
      { label: 'Banner on a parents’ blog', detail: '306 visits', value: '3 enquiries', tone: 'warm' },
    ],
  },
} as const;

/** @public Read by `npm run launch-check`. */
export const samples = ['affiliateView'] as const;
