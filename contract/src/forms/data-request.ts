// A request under the Data Protection and Privacy Act: someone asks about their own data.
import { choice, consent, text } from '../fields.ts';
import { defineForm } from '../form.ts';
import { emailAddress, fullName, optionalPhone } from './shared.ts';

export const dataRights = [
  { value: 'access', label: 'See the data you hold about me' },
  { value: 'correction', label: 'Correct data that is wrong' },
  { value: 'erasure', label: 'Erase my data' },
  { value: 'stop-marketing', label: 'Stop marketing messages' },
] as const;

export const relationships = [
  { value: 'website', label: 'I wrote to you through this website' },
  { value: 'subscriber', label: 'I get your updates by email' },
  { value: 'staff', label: 'I work at a school that uses your platform' },
  { value: 'learner', label: 'I am a learner, or the parent of one, at a school that uses your platform' },
  { value: 'applicant', label: 'I applied for a job or a programme' },
  { value: 'other', label: 'Another way' },
] as const;

export const dataRequest = defineForm({
  id: 'data-request',
  name: 'Data request',
  fields: {
    right: choice({
      label: 'What you ask us to do',
      as: 'radio',
      missing: 'Choose what you ask us to do',
      options: dataRights,
    }),
    relationship: choice({
      label: 'How you know us',
      missing: 'Select how you know us',
      placeholder: 'Select one',
      options: relationships,
    }),
    name: fullName(),
    email: emailAddress('The address we may hold data under; we also reply there'),
    phone: optionalPhone(),
    details: text({
      label: 'Details that help us find it',
      hint: 'When you wrote, a reference number, what is wrong and what would be right',
      max: 3000,
    }),
    declaration: consent({
      label: 'The data is about me, or I may act for the person it is about',
      missing: 'Tick the box to say the data is about you, or that you may act for the person',
    }),
  },
});
