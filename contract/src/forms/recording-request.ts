// A request for the recording of a past event.
import { slug, text } from '../fields.ts';
import { defineForm } from '../form.ts';
import { emailAddress, fullName, optionalInstitution, privacy } from './shared.ts';

export const recordingRequest = defineForm({
  id: 'recording-request',
  name: 'Recording request',
  fields: {
    recording: slug({ label: 'Recording', missing: 'Choose a recording' }),
    name: fullName(),
    email: emailAddress('We send the link here'),
    institution: optionalInstitution(),
    note: text({ label: 'What you want to use it for', max: 1000, rows: 3 }),
    privacy: privacy(),
  },
});
