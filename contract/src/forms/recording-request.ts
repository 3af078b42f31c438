// A request for the recording of a past event.
import { slug, text } from '../fields.ts';
import { defineForm } from '../form.ts';
import { emailAddress, fullName, optionalInstitution, privacy } from './shared.ts';

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
