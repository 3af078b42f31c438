// Whether what was typed can be sent; in a file of its own, which only those load who send the form.
import { parseForm } from '@tred/contract/form';
import { newsletter } from '@tred/contract/forms/newsletter';

export const checkNewsletter = (values: unknown) => parseForm(newsletter, values);
