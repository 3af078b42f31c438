// How far something is that a visitor sent: the question, and every answer there can be, of which the desk or the script
// beside this shows one. Without a script the form is posted and the page comes back.
import { shownWhen } from '@tred/contract/hooks';
import { LOOKUP_PATH, type LookupReply, lookup, progresses } from '@tred/contract/lookup';
import { Action } from '~/ui/Action/Action';
import { Field } from '~/ui/Field/Field';
import { FormStatus } from '~/ui/FormStatus/FormStatus';
import css from './Lookup.module.css';

type Answer = LookupReply['progress'] | 'too-many' | 'unavailable';

export type LookupProps = {
  words: {
    submit: string;
    submitting: string;
    answers: Record<Answer, { title: string; text: string }>;
  };
  /** The origin of a desk that is not the site's own. */
  origin: string;
  /** Where on the page the answer is: a browser without a script returns to it. */
  place: string;
};

const order: readonly Answer[] = [...progresses, 'unknown', 'too-many', 'unavailable'];
const isGood = (answer: Answer) => progresses.some((progress) => progress === answer);

export function Lookup({ words, origin, place }: LookupProps) {
  return (
    <div className={css.lookup} data-client="Lookup">
      {order.map((answer) => (
        <div key={answer} data-answer={answer} {...shownWhen(answer)}>
          <FormStatus tone={isGood(answer) ? 'good' : 'bad'} title={words.answers[answer].title}>
            <p>{words.answers[answer].text}</p>
          </FormStatus>
        </div>
      ))}
      <form className={css.form} method="post" action={`${origin}${LOOKUP_PATH}#${place}`}>
        {lookup.fields.map((field) => (
          <Field key={field.name} form={lookup.id} field={field} />
        ))}
        <Action type="submit">{words.submit}</Action>
        <span className="visually-hidden" role="status" data-looking={words.submitting} />
      </form>
    </div>
  );
}
