// A question to the affiliate team.
import { choice, line, text } from '../fields.ts';
import { defineForm } from '../form.ts';
import { emailAddress, fullName, privacy } from './shared.ts';

export const affiliateTopics = [
  { value: 'joining', label: 'Joining the programme' },
  { value: 'referrals', label: 'A referral that is missing or wrong' },
  { value: 'payout', label: 'A payout' },
  { value: 'materials', label: 'Marketing materials' },
  { value: 'other', label: 'Something else' },
] as const;

export const affiliateContact = defineForm({
  id: 'affiliate-contact',
  name: 'Affiliate question',
  fields: {
    name: fullName(),
    email: emailAddress(),
    code: line({ label: 'Affiliate code', hint: 'If you have one', max: 40 }),
    topic: choice({
      label: 'What it is about',
      missing: 'Select what it is about',
      placeholder: 'Select one',
      options: affiliateTopics,
    }),
    message: text({ label: 'Message', missing: 'Enter your message' }),
    privacy: privacy(),
  },
});
