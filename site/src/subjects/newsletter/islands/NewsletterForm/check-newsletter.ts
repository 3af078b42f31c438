// Validates the newsletter form; a separate chunk that loads on submit.
import { parseForm, withWords } from '@tred/contract/form';
import type { FormWords } from '@tred/contract/form-words';
import { newsletter } from '@tred/contract/forms/newsletter';

export const checkNewsletter = (words: FormWords, values: unknown) =>
  parseForm(withWords(newsletter, words), values);
