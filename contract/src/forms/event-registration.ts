// A place at an event, or on its waiting list.
import { line, slug, text, tick } from '../fields.ts';
import { defineForm } from '../form.ts';
import { emailAddress, fullName, optionalInstitution, optionalPhone, privacy } from './shared.ts';

export const eventRegistration = defineForm({
  id: 'event-registration',
  fields: {
    event: slug({ required: true }),
    name: fullName(),
    email: emailAddress(),
    phone: optionalPhone(),
    institution: optionalInstitution(),
    role: line({ autocomplete: 'organization-title' }),
    needs: text({ max: 1000, rows: 3 }),
    updates: tick(),
    privacy: privacy(),
  },
});
