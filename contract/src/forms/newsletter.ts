// Updates by mail: the blog's newsletter form and the footer's Subscribe.
import { slug } from '../fields.ts';
import { defineForm } from '../form.ts';
import { emailAddress } from './shared.ts';

export const newsletter = defineForm({
  id: 'newsletter',
  // One field that the browser may fill in: nearly as quick as a click.
  minFillMs: 500,
  fields: { email: emailAddress(), source: slug() },
});
