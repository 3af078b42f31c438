// Joining the affiliate programme.
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
    payout: choice({ as: 'radio', values: ['bank', 'paypal', 'card'] }),
    adult: consent(),
    privacy: privacy(),
  },
});
