// The blog's newsletter form. It shows thanks for three seconds, then the form again; an empty submit does nothing. The
// note to confirm by email stays until the visitor types again.

import { ELAPSED_FIELD, HONEYPOT_FIELD } from '@tred/contract/limits';
import { makeIdempotencyKey } from '@tred/contract/reference';
import type { FormId } from '@tred/contract/registry';
import { type SubmitEvent, startTransition, useActionState, useEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import type { WordsOf } from '~/facts/forms';
import { SubmitButton } from '~/forms/FormFrame/SubmitButton';
import { isUnreached, retryLater, triesAgain } from '~/forms/retry';
import { formAction, send } from '~/forms/transport';
import { Field } from '~/ui/Field/Field';
import { Honeypot } from '~/ui/Honeypot/Honeypot';
import css from './NewsletterForm.module.css';

/** How long the thank-you stays. */
const THANKS_MS = 3000;

/** Only the form's name: its schema is larger than the rest, so it loads on submit. */
const NEWSLETTER = 'newsletter' satisfies FormId;

const EMAIL = { name: 'email', kind: 'email', required: true, autocomplete: 'email' } as const;

type NewsletterFormProps = {
  words: WordsOf<'newsletter'>;
  /** Where the form is on the site: `blog`. */
  source: string;
};

/** A problem, and the try that did not reach the desk. */
type Outcome = { problem?: string | undefined; unreached?: Try };
type Try = { form: HTMLFormElement; tries: number };

type Values = { email: FormDataEntryValue | null; source: string };

/** If the validation does not load, the desk validates. */
const checked = async (words: WordsOf<'newsletter'>, values: Values) => {
  const rules = await import('./check-newsletter').catch(() => undefined);
  return rules?.checkNewsletter(words, values) ?? { ok: true as const, values };
};

export function NewsletterForm({ words, source }: NewsletterFormProps) {
  const [thanks, setThanks] = useState(false);
  const [confirm, setConfirm] = useState(false);
  const key = useRef('');
  const element = useRef<HTMLFormElement>(null);
  const status = useRef<HTMLDivElement>(null);

  const cancelRetry = useRef(() => {});
  const [{ problem, unreached }, submit] = useActionState<Outcome, Try>(async (_, attempt) => {
    const { form, tries } = attempt;
    const data = new FormData(form);
    const parsed = await checked(words, { email: data.get('email'), source });
    if (!parsed.ok) return { problem: parsed.problems[0]?.message };
    key.current = key.current || makeIdempotencyKey();
    const unseen = {
      [HONEYPOT_FIELD]: data.get(HONEYPOT_FIELD) ?? '',
      [ELAPSED_FIELD]: Math.round(performance.now()),
    };
    const reply = await send(NEWSLETTER, { ...parsed.values, ...unseen }, key.current);
    if (isUnreached(reply))
      return { problem: triesAgain(tries) ? words.retrying : words.unreached, unreached: attempt };
    if (!reply.ok) return { problem: 'problems' in reply ? reply.problems[0]?.message : reply.message };
    form.reset();
    key.current = '';
    setThanks(true);
    setConfirm(reply.confirmByEmail === true);
    return {};
  }, {});

  useEffect(() => {
    if (!unreached) return;
    const { form, tries } = unreached;
    cancelRetry.current = retryLater(tries, () => startTransition(() => submit({ form, tries: tries + 1 })));
    return cancelRetry.current;
  }, [unreached, submit]);

  useEffect(() => {
    if (!thanks) return;
    status.current?.focus();
    const timer = setTimeout(() => {
      const focused = document.activeElement === status.current;
      flushSync(() => setThanks(false));
      // If the focus is still on the thanks, it moves back to the form.
      if (focused) element.current?.querySelector<HTMLElement>('[name=email]')?.focus();
    }, THANKS_MS);
    return () => clearTimeout(timer);
  }, [thanks]);

  function onSubmit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    const form = event.currentTarget;
    if (new FormData(form).get('email') === '') return;
    cancelRetry.current();
    startTransition(() => submit({ form, tries: 1 }));
  }

  return (
    <>
      {/* No live region: the focus moves here, and a screen reader would read it twice. */}
      <div tabIndex={-1} ref={status}>
        {thanks && <p className={css.thanks}>{words.sent}</p>}
        {confirm && <p className={css.confirm}>{words.confirmByEmail}</p>}
      </div>
      <form
        className={css.form}
        ref={element}
        method="post"
        action={formAction(NEWSLETTER)}
        hidden={thanks}
        onSubmit={onSubmit}
        onInput={() => {
          key.current = '';
          cancelRetry.current();
          setConfirm(false);
        }}
      >
        <input type="hidden" name="source" value={source} />
        <Honeypot label={words.leaveEmpty} />
        <Field
          words={words}
          form={NEWSLETTER}
          field={{ ...EMAIL, label: words.fields.email.label }}
          error={problem}
        />
        <SubmitButton words={words} />
      </form>
    </>
  );
}
