// A place at an event or on its waiting list, and the recording of a past one.
import { line, optionalChoice, slug, text, tick } from '../fields.ts';
import { defineForm } from '../form.ts';
import {
  emailAddress,
  emailOrPhone,
  fullName,
  optionalInstitution,
  optionalPhone,
  privacy,
} from './shared.ts';

/** A place at an event, or on its waiting list. */
export const eventRegistration = defineForm({
  id: 'event-registration',
  fields: {
    event: slug({ required: true }),
    name: fullName(),
    email: emailOrPhone(),
    phone: optionalPhone(),
    institution: optionalInstitution(),
    // Where the event is in a hall and online.
    attendance: optionalChoice({ as: 'radio', values: ['hall', 'online'] }),
    role: line({ autocomplete: 'organization-title' }),
    needs: text({ max: 1000, rows: 3 }),
    updates: tick(),
    privacy: privacy(),
  },
});

/** A request for the recording of a past event. */
export const recordingRequest = defineForm({
  id: 'recording-request',
  fields: {
    recording: slug({ required: true }),
    name: fullName(),
    email: emailAddress(),
    institution: optionalInstitution(),
    note: text({ max: 1000, rows: 3 }),
    privacy: privacy(),
  },
});
