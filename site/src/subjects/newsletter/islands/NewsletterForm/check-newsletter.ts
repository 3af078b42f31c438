// Whether what was typed can be sent; in a file of its own, which only those load who send the form.
import { parseForm } from '@tred/contract/form';
import { newsletter } from '@tred/contract/forms/newsletter';

export const checkNewsletter = (values: unknown) => parseForm(newsletter, values);

const [email] = newsletter.fields;
if (email?.name !== 'email') throw new Error('The newsletter’s form does not begin with the email address.');

export const emailField = email;
