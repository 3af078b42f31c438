// The one question of the newsletter's form, for the page to hand to it: the form's rules stay out of the browser.
import { newsletter } from '@tred/contract/forms/newsletter';

const [email] = newsletter.fields;
if (email?.name !== 'email') throw new Error('The newsletter’s form does not begin with the email address.');

export const emailField = email;
