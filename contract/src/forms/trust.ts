// Forms about compliance, personal data and security.
import { choice, consent, line, text, tick } from '../fields.ts';
import { defineForm } from '../form.ts';
import {
  emailAddress,
  emailOrPhone,
  fullName,
  institution,
  optionalEmail,
  optionalPhone,
  privacy,
} from './shared.ts';

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

/** A request under the Data Protection and Privacy Act: someone asks about their own data. */
export const dataRequest = defineForm({
  id: 'data-request',
  fields: {
    right: choice({ as: 'radio', values: ['access', 'correction', 'erasure', 'stop-marketing'] }),
    relationship: choice({
      values: ['website', 'subscriber', 'staff', 'learner', 'applicant', 'other'],
    }),
    name: fullName(),
    email: emailOrPhone(),
    phone: optionalPhone(),
    details: text({ max: 3000 }),
    declaration: consent(),
  },
});

/** A vulnerability report. Name and address may stay empty: an anonymous report is better than none. */
export const securityReport = defineForm({
  id: 'security-report',
  fields: {
    title: line({ required: true, max: 160 }),
    target: line({ required: true, max: 300 }),
    severity: choice({ as: 'radio', values: ['critical', 'high', 'medium', 'low', 'unsure'] }),
    steps: text({ required: true, max: 10_000, rows: 8 }),
    impact: text({ required: true, max: 4000, rows: 4 }),
    name: line({ autocomplete: 'name' }),
    email: optionalEmail(),
    credit: tick(),
    rules: consent(),
  },
});
