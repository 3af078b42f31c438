// A question to the compliance team.
import { choice, line, text } from '../fields.ts';
import { defineForm } from '../form.ts';
import { emailAddress, fullName, institution, privacy } from './shared.ts';

export const complianceTopics = [
  { value: 'uganda-dpa', label: 'Data Protection and Privacy Act' },
  { value: 'nita-u', label: 'NITA-U standards' },
  { value: 'eac', label: 'Data across East African borders' },
  { value: 'education', label: 'Education records' },
  { value: 'documents', label: 'A certificate, report or agreement' },
  { value: 'other', label: 'Something else' },
] as const;

export const complianceEnquiry = defineForm({
  id: 'compliance-enquiry',
  name: 'Compliance enquiry',
  fields: {
    name: fullName(),
    institution: institution(),
    role: line({
      label: 'Your role',
      autocomplete: 'organization-title',
      hint: 'For example data protection officer or registrar',
    }),
    email: emailAddress(),
    topic: choice({
      label: 'What it is about',
      missing: 'Select what it is about',
      placeholder: 'Select one',
      options: complianceTopics,
    }),
    message: text({ label: 'Your question', missing: 'Enter your question' }),
    privacy: privacy(),
  },
});
