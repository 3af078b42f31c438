// Questions that several forms ask in the same words.
import { consent, email, line, phone } from '../fields.ts';

export const fullName = () =>
  line({ label: 'Full name', missing: 'Enter your full name', autocomplete: 'name' });

export const emailAddress = (hint?: string) =>
  email({ label: 'Email', missing: 'Enter your email address', ...(hint && { hint }) });

export const phoneNumber = () =>
  phone({ label: 'Phone number', missing: 'Enter your phone number', hint: 'For example 07XX XXXXXX' });

export const optionalPhone = (hint = 'For example 07XX XXXXXX') => phone({ label: 'Phone number', hint });

export const institution = () =>
  line({
    label: 'School or organisation',
    missing: 'Enter the name of your school or organisation',
    autocomplete: 'organization',
  });

export const optionalInstitution = () =>
  line({ label: 'School or organisation', autocomplete: 'organization' });

export const privacy = () =>
  consent({
    label: 'I agree to the privacy policy',
    missing: 'Tick the box to say you agree to the privacy policy',
  });
