// A request for something the platform does not do yet.
import { choice, line, optionalChoice, text } from '../fields.ts';
import { defineForm } from '../form.ts';
import { emailAddress, fullName, optionalInstitution, privacy } from './shared.ts';

export const requestPriorities = [
  { value: 'high', label: 'High: we cannot work without it' },
  { value: 'medium', label: 'Medium: it would save us hours' },
  { value: 'low', label: 'Low: it would be good to have' },
] as const;

export const requestAreas = [
  { value: 'admissions', label: 'Admissions and registration' },
  { value: 'academics', label: 'Courses, marks and analytics' },
  { value: 'finance', label: 'Fees and finance' },
  { value: 'attendance', label: 'Attendance' },
  { value: 'communication', label: 'Messages and documents' },
  { value: 'mobile', label: 'Mobile and offline' },
  { value: 'integrations', label: 'Integrations and data' },
  { value: 'other', label: 'Something else' },
] as const;

export const featureRequest = defineForm({
  id: 'feature-request',
  name: 'Feature request',
  fields: {
    title: line({
      label: 'What should we build?',
      missing: 'Say in a few words what we should build',
      hint: 'A few words, for example “Print report cards two to a page”',
    }),
    category: choice({
      label: 'Part of the school’s work',
      missing: 'Select the part of the school’s work it belongs to',
      placeholder: 'Select one',
      options: requestAreas,
    }),
    description: text({
      label: 'What you need it for',
      missing: 'Tell us what you need it for',
      hint: 'Who would use it, how often, and how you manage today',
    }),
    priority: optionalChoice({ label: 'How much it matters', as: 'radio', options: requestPriorities }),
    university: optionalInstitution(),
    name: fullName(),
    email: emailAddress('We write when the request is planned or done, not before'),
    privacy: privacy(),
  },
});
