// Joining the affiliate programme.
import { choice, consent, line, text, webAddress } from '../fields.ts';
import { defineForm } from '../form.ts';
import { emailAddress, fullName, optionalInstitution, phoneNumber, privacy } from './shared.ts';

export const affiliateAudiences = [
  { value: 'schools', label: 'Schools I know or work with' },
  { value: 'clients', label: 'My consulting or IT clients' },
  { value: 'website', label: 'A website, blog or channel' },
  { value: 'social', label: 'Social media or WhatsApp groups' },
  { value: 'other', label: 'Another way' },
] as const;

export const payoutMethods = [
  { value: 'bank', label: 'Bank transfer' },
  { value: 'paypal', label: 'PayPal' },
  { value: 'card', label: 'Card payment provider' },
] as const;

export const affiliateSignup = defineForm({
  id: 'affiliate-signup',
  name: 'Affiliate sign-up',
  fields: {
    name: fullName(),
    email: emailAddress(),
    phone: phoneNumber(),
    organisation: optionalInstitution(),
    location: line({ label: 'Location', missing: 'Enter your town and country', hint: 'Town and country' }),
    audience: choice({
      label: 'How you will reach schools',
      missing: 'Select how you will reach schools',
      placeholder: 'Select one',
      options: affiliateAudiences,
    }),
    website: webAddress({ label: 'Website or profile' }),
    plan: text({ label: 'What you have in mind', max: 2000, rows: 4 }),
    payout: choice({
      label: 'How you want to be paid',
      as: 'radio',
      missing: 'Choose how you want to be paid',
      hint: 'We ask for account details later, once you have earned your first payout',
      options: payoutMethods,
    }),
    adult: consent({
      label: 'I am 18 or older',
      missing: 'Tick the box to say you are 18 or older',
    }),
    privacy: privacy(),
  },
});
