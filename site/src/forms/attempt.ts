// A message on its way to the desk: its draft over reloads, the time it took to write, and the key it is sent under.
import type { FormDefinition } from '@tred/contract/form';
import { makeIdempotencyKey } from '@tred/contract/reference';
import { type Draft, dropDraft, fillIn, loadDraft, saveDraft, typedInto } from './draft';

type Kept = Pick<Draft, 'key' | 'usedOn' | 'spent'>;

const NOTHING: Kept = { key: '', usedOn: '', spent: 0 };

export function newAttempt() {
  let kept = NOTHING;

  /** Time on the form, over reloads. Counted from the page's start: typing may begin before this script does. */
  const spent = () => kept.spent + Math.round(performance.now());

  function keep(form: FormDefinition, element: HTMLFormElement): void {
    const values = typedInto(element, form.fields);
    saveDraft(form.id, { ...kept, values, search: location.search, spent: spent() });
  }

  return {
    spent,

    /** Goes on where the visitor left off. */
    restore(form: FormDefinition, element: HTMLFormElement): void {
      const draft = loadDraft(form.id);
      if (draft) kept = { key: draft.key, usedOn: draft.usedOn, spent: draft.spent };
      fillIn(element, form.fields, draft);
    },

    /** Something was typed: it is kept, under a key from the first letter on. */
    typed(form: FormDefinition, element: HTMLFormElement): void {
      if (!kept.key) kept = { ...kept, key: makeIdempotencyKey() };
      keep(form, element);
    },

    /** The key for these values. A second try keeps it; changed values are another message, and need another. */
    keyFor(values: unknown, form: FormDefinition, element: HTMLFormElement): string {
      const content = JSON.stringify(values);
      const { key: used, usedOn } = kept;
      const key = used && (!usedOn || usedOn === content) ? used : makeIdempotencyKey();
      kept = { ...kept, key, usedOn: content };
      keep(form, element);
      return key;
    },

    /** The desk kept nothing under this key, and it may be the key that it refused. */
    refused(): void {
      kept = { ...kept, key: '', usedOn: '' };
    },

    arrived(form: FormDefinition): void {
      dropDraft(form.id);
      kept = NOTHING;
    },
  };
}
