// A question to the affiliate team.
import { choice, line, text } from '../fields.ts';
import { defineForm } from '../form.ts';
import { emailAddress, fullName, privacy } from './shared.ts';

export const affiliateContact = defineForm({
  id: 'affiliate-contact',
  fields: {
    name: fullName(),
    email: emailAddress(),
    code: line({ max: 40 }),
    topic: choice({ values: ['joining', 'referrals', 'payout', 'materials', 'other'] }),
    message: text({ required: true }),
    privacy: privacy(),
  },
});
