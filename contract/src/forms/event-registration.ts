// A place at an event, or on its waiting list.
import { line, slug, text, tick } from '../fields.ts';
import { defineForm } from '../form.ts';
import { emailAddress, fullName, optionalInstitution, optionalPhone, privacy } from './shared.ts';

export const eventRegistration = defineForm({
  id: 'event-registration',
  name: 'Event registration',
  fields: {
    event: slug({ label: 'Event', missing: 'Choose an event' }),
    name: fullName(),
    email: emailAddress('We send the confirmation and any change of plan here'),
    phone: optionalPhone('For an SMS on the day, for example 07XX XXXXXX'),
    institution: optionalInstitution(),
    role: line({
      label: 'Your role',
      autocomplete: 'organization-title',
      hint: 'For example head teacher, bursar or developer',
    }),
    needs: text({
      label: 'What we can do to make it easier for you to take part',
      hint: 'Step-free access, sign language, a language other than English, food',
      max: 1000,
      rows: 3,
    }),
    updates: tick({ label: 'Tell me about later events by email' }),
    privacy: privacy(),
  },
});
