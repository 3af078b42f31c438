// A request under the Data Protection and Privacy Act: someone asks about their own data.
import { choice, consent, text } from '../fields.ts';
import { defineForm } from '../form.ts';
import { emailAddress, fullName, optionalPhone } from './shared.ts';

export const dataRequest = defineForm({
  id: 'data-request',
  fields: {
    right: choice({ as: 'radio', values: ['access', 'correction', 'erasure', 'stop-marketing'] }),
    relationship: choice({
      values: ['website', 'subscriber', 'staff', 'learner', 'applicant', 'other'],
    }),
    name: fullName(),
    email: emailAddress(),
    phone: optionalPhone(),
    details: text({ max: 3000 }),
    declaration: consent(),
  },
});
