// Questions that several forms ask in the same words.
import { consent, email, line, phone } from '../fields.ts';

export const fullName = () => line({ required: true, shared: 'name', autocomplete: 'name' });

export const optionalEmail = () => email({ shared: 'email' });

export const emailAddress = () => email({ required: true, shared: 'email' });

/** An email address, or a phone number in the field `phone`. */
export const emailOrPhone = () => email({ shared: 'email', or: 'phone' });

export const phoneNumber = () => phone({ required: true, shared: 'phone' });

export const optionalPhone = () => phone({ shared: 'phone' });

export const institution = () =>
  line({ required: true, shared: 'institution', autocomplete: 'organization' });

export const optionalInstitution = () => line({ shared: 'institution', autocomplete: 'organization' });

export const privacy = () => consent({ shared: 'privacy' });
