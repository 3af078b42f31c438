// A house for tests: workshops with few places, and mail that says which kind it is.
import { createLetters } from '../mail/letters.ts';
import type { House } from './accept.ts';

export const testHouse = (capacity = 2): House => ({
  letters: createLetters({
    deskUrl: 'https://tred.example',
    mailTo: 'staff@tred.example',
    eventTitle: (event) => `the ${event}`,
  }),
  capacityOf: () => capacity,
});

export const contactValues = (more: Record<string, unknown> = {}) => ({
  firstName: 'Grace',
  lastName: 'Akello',
  email: 'Grace@School.example',
  company: '',
  subject: 'demo',
  message: 'We are 900 learners in Jinja.',
  privacy: true,
  ...more,
});
