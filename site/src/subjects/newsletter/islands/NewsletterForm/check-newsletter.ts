// Whether what was typed can be sent; in a file of its own, which only those load who send the form.
import { parseForm, withWords } from '@tred/contract/form';
import type { FormWords } from '@tred/contract/form-words';
import { newsletter } from '@tred/contract/forms/newsletter';

export const checkNewsletter = (words: FormWords, values: unknown) =>
  parseForm(withWords(newsletter, words), values);
