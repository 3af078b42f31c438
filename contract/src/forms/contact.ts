// The message form on the contact page.
import { choice, line, text } from '../fields.ts';
import { defineForm } from '../form.ts';
import { emailAddress, optionalPhone, privacy } from './shared.ts';

export const contactSubjects = [
  { value: 'sales', label: 'Sales Inquiry' },
  { value: 'support', label: 'Technical Support' },
  { value: 'demo', label: 'Request a Demo' },
  { value: 'partnership', label: 'Partnership Opportunity' },
  { value: 'other', label: 'Other' },
] as const;

export const contact = defineForm({
  id: 'contact',
  name: 'Contact message',
  fields: {
    firstName: line({
      label: 'First name',
      missing: 'Enter your first name',
      max: 80,
      autocomplete: 'given-name',
    }),
    lastName: line({
      label: 'Last name',
      missing: 'Enter your last name',
      max: 80,
      autocomplete: 'family-name',
    }),
    email: emailAddress(),
    phone: optionalPhone('If you would rather be called'),
    company: line({ label: 'School or company', max: 160, autocomplete: 'organization' }),
    subject: choice({
      label: 'Subject',
      missing: 'Select a subject',
      placeholder: 'Select a subject',
      options: contactSubjects,
    }),
    message: text({ label: 'Message', missing: 'Enter your message', rows: 5 }),
    referralCode: line({
      label: 'Referral code',
      hint: 'If somebody recommended us and gave you one',
      max: 40,
    }),
    privacy: privacy(),
  },
});
