// Two lines to match. Alone the panel shows every answer; the screen it stands on shows the one that was chosen.
import { MatchPanel } from './MatchPanel';

export const panel = {
  title: 'To match',
  legend: 'Three payments came without a learner’s number. Choose one.',
  before: 'Nothing sent yet.',
  smsTitle: 'SMS to the parent',
  matches: [
    {
      way: 'MTN MoMo',
      wrote: 'fees doreen',
      amount: 'UGX 160,000',
      learner: 'Nakimuli Doreen, S.3 West',
      sms: 'UGX 160,000 received for Nakimuli Doreen.',
    },
    {
      way: 'Airtel Money',
      wrote: 'okello s1',
      amount: 'UGX 260,000',
      learner: 'Okello Brian, S.1 North',
      sms: 'UGX 260,000 received for Okello Brian.',
    },
  ],
};

export const examples = { two: <MatchPanel {...panel} /> };
