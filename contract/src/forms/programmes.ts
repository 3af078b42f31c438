// Applications to the partner, startup and affiliate programmes, and questions of affiliates.
import { choice, consent, line, optionalChoice, recordOnly, text, webAddress } from '../fields.ts';
import { defineForm } from '../form.ts';
import { emailAddress, fullName, optionalInstitution, phoneNumber, privacy } from './shared.ts';

/** The application on the become-a-partner page. */
export const partnerApplication = defineForm({
  id: 'partner-application',
  fields: {
    companyName: line({ required: true, max: 160, autocomplete: 'organization' }),
    contactName: line({ required: true, autocomplete: 'name' }),
    email: emailAddress(),
    phone: phoneNumber(),
    partnerType: choice({ values: ['technology', 'implementation', 'channel', 'other'] }),
    companySize: optionalChoice({ values: ['1-10', '11-50', '51-200', '200+'] }),
    location: line({ required: true }),
    website: webAddress(),
    experience: text({ required: true, max: 4000, rows: 4 }),
    description: text({ required: true, max: 4000 }),
    revenue: recordOnly(),
    references: text({ max: 2000, rows: 3 }),
  },
});

/** The application to the startup programme; the choices follow its eligibility rules. */
export const startupApplication = defineForm({
  id: 'startup-application',
  fields: {
    startupName: line({ required: true, autocomplete: 'organization' }),
    name: fullName(),
    email: emailAddress(),
    phone: phoneNumber(),
    website: webAddress(),
    location: line({ required: true }),
    sector: choice({ values: ['edtech', 'saas', 'marketplace', 'other'] }),
    stage: choice({ values: ['idea', 'prototype', 'pilot', 'revenue'] }),
    age: choice({ as: 'radio', values: ['under-1', '1-3', 'over-3'] }),
    funding: choice({ as: 'radio', values: ['none', 'under-1m', 'over-1m'] }),
    description: text({ required: true }),
    education: text({ required: true, max: 3000, rows: 4 }),
    privacy: privacy(),
  },
});

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
