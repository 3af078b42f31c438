// The message form on the contact page. A message with a position applies for a job.
import { choice, line, slug, text, webAddress } from '../fields.ts';
import { defineForm } from '../form.ts';
import { emailAddress, optionalPhone, privacy } from './shared.ts';

export const contact = defineForm({
  id: 'contact',
  fields: {
    firstName: line({ required: true, max: 80, autocomplete: 'given-name' }),
    lastName: line({ required: true, max: 80, autocomplete: 'family-name' }),
    email: emailAddress(),
    phone: optionalPhone(),
    company: line({ max: 160, autocomplete: 'organization' }),
    subject: choice({ values: ['sales', 'support', 'demo', 'partnership', 'other'] }),
    message: text({ required: true }),
    referralCode: line({ max: 40 }),
    position: slug(),
    cv: webAddress(),
    privacy: privacy(),
  },
});
