// A request for something the platform does not do yet.
import { choice, line, optionalChoice, text } from '../fields.ts';
import { defineForm } from '../form.ts';
import { emailAddress, fullName, optionalInstitution, privacy } from './shared.ts';

export const featureRequest = defineForm({
  id: 'feature-request',
  fields: {
    title: line({ required: true }),
    category: choice({
      values: [
        'admissions',
        'academics',
        'finance',
        'attendance',
        'communication',
        'mobile',
        'integrations',
        'other',
      ],
    }),
    description: text({ required: true }),
    priority: optionalChoice({ as: 'radio', values: ['high', 'medium', 'low'] }),
    university: optionalInstitution(),
    name: fullName(),
    email: emailAddress(),
    privacy: privacy(),
  },
});
