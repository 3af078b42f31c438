// Status of a submission: the form and all possible results. The script, or the server without script, shows one of them.

import type { FormDefinition } from '@tred/contract/form';
import { LOOKUP_PATH, type LookupReply, progresses } from '@tred/contract/lookup';
import { shownWhen } from '@tred/contract/page-attributes';
import { Action } from '~/components/Action/Action';
import { Field } from '~/components/Field/Field';
import { FormStatus } from '~/components/FormStatus/FormStatus';
import type { WordsOf } from '~/facts/forms';
import css from './Lookup.module.css';

type LookupResult = LookupReply['progress'] | 'too-many' | 'unavailable';

export type LookupProps = {
  form: FormDefinition;
  words: WordsOf<'reference'>;
  answers: Record<LookupResult, { title: string; text: string }>;
  origin: string;
  place: string;
};

const order: readonly LookupResult[] = [...progresses, 'unknown', 'too-many', 'unavailable'];
const isGood = (result: LookupResult) => progresses.some((progress) => progress === result);

export function Lookup({ form, words, answers, origin, place }: LookupProps) {
  return (
    <div className={`stack ${css.lookup}`} data-client="Lookup">
      {order.map((result) => (
        <div key={result} data-result={result} {...shownWhen(result)}>
          <FormStatus tone={isGood(result) ? 'good' : 'bad'} title={answers[result].title}>
            <p>{answers[result].text}</p>
          </FormStatus>
        </div>
      ))}
      <form className={`stack ${css.form}`} method="post" action={`${origin}${LOOKUP_PATH}#${place}`}>
        {form.fields.map((field) => (
          <Field key={field.name} form={form.id} field={field} words={words} />
        ))}
        <Action type="submit">{words.button}</Action>
        <span className="visually-hidden" role="status" data-looking={words.sending} />
      </form>
    </div>
  );
}
