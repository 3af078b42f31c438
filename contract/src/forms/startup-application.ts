// The application to the startup programme; the choices follow its eligibility rules.
import { choice, line, text, webAddress } from '../fields.ts';
import { defineForm } from '../form.ts';
import { emailAddress, fullName, phoneNumber, privacy } from './shared.ts';

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
