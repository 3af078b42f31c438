// Updates by mail: the blog's newsletter form and the footer's Subscribe.
import { email, slug } from '../fields.ts';
import { defineForm } from '../form.ts';

export const newsletter = defineForm({
  id: 'newsletter',
  name: 'Newsletter',
  // One field that the browser may fill in: nearly as quick as a click.
  minFillMs: 500,
  fields: {
    email: email({ label: 'Email address', missing: 'Enter your email address' }),
    source: slug({ label: 'Where on the site' }),
  },
});
