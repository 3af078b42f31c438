// What stands around every form: other ways to reach us, and who answers for the data.
import { noteWords } from './forms.ts';
import { organisation } from './organisation.ts';

export const formSurroundings = {
  ways: {
    email: organisation.email.general,
    phone: organisation.phone.main,
    whatsapp: organisation.phone.whatsapp,
  },
  privacyHref: '/privacy',
} as const;

export const dataNote = {
  words: noteWords,
  collector: organisation.legalName,
  kept: noteWords.kept,
  email: organisation.email.privacy,
  policyHref: '/privacy',
} as const;
