// Newsletter sign-up in the blog and the footer.
import { slug } from '../fields.ts';
import { defineForm } from '../form.ts';
import { emailAddress } from './shared.ts';

export const newsletter = defineForm({
  id: 'newsletter',
  // The browser may fill the only field, so a quick submit is normal.
  minFillMs: 500,
  fields: { email: emailAddress(), source: slug() },
});
