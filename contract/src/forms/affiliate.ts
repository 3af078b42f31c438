// The forms of the affiliate programme: joining, and a question to its team.
import { choice, consent, line, text, webAddress } from '../fields.ts';
import { defineForm } from '../form.ts';
import { emailAddress, fullName, optionalInstitution, phoneNumber, privacy } from './shared.ts';

export const affiliateSignup = defineForm({
  id: 'affiliate-signup',
  fields: {
    name: fullName(),
    email: emailAddress(),
    phone: phoneNumber(),
    organisation: optionalInstitution(),
    location: line({ required: true }),
    audience: choice({ values: ['schools', 'clients', 'website', 'social', 'other'] }),
    website: webAddress(),
    plan: text({ max: 2000, rows: 4 }),
    payout: choice({ as: 'radio', values: ['bank', 'paypal', 'card', 'mobile'] }),
    adult: consent(),
    privacy: privacy(),
  },
});

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
