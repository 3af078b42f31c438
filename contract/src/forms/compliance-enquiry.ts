// A question to the compliance team.
import { choice, line, text } from '../fields.ts';
import { defineForm } from '../form.ts';
import { emailAddress, fullName, institution, privacy } from './shared.ts';

export const complianceEnquiry = defineForm({
  id: 'compliance-enquiry',
  fields: {
    name: fullName(),
    institution: institution(),
    role: line({ autocomplete: 'organization-title' }),
    email: emailAddress(),
    topic: choice({ values: ['uganda-dpa', 'nita-u', 'eac', 'education', 'documents', 'other'] }),
    message: text({ required: true }),
    privacy: privacy(),
  },
});
