// Frame of every form: error summary, fields, button and result. Posts without JavaScript.

import { type FormDefinition, type FormShape, type PageOptions, withWords } from '@tred/contract/form';
import { type MouseEvent, type ReactNode, useEffect, useEffectEvent, useMemo, useState } from 'react';
import type { FrameWords } from '~/facts/forms';
import { Action } from '~/ui/Action/Action';
import { ContactWays } from '~/ui/ContactWays/ContactWays';
import type { Ways } from '~/ui/ContactWays/words';
import { ErrorSummary } from '~/ui/ErrorSummary/ErrorSummary';
import { Field } from '~/ui/Field/Field';
import { FormStatus } from '~/ui/FormStatus/FormStatus';
import { Honeypot } from '~/ui/Honeypot/Honeypot';
import { formAction } from '../transport';
import { useForm } from '../use-form';
import css from './FormFrame.module.css';
import { SubmitButton } from './SubmitButton';

export interface FormSurroundings {
  ways: Ways;
  privacyHref: string;
}

/** Renders the field with this name. */
type RenderField<Name extends string = string> = (name: Name) => ReactNode;

interface FormFrameProps<Values> extends FormSurroundings {
  form: FormShape<string, Values>;
  words: FrameWords & { waitingList?: string };
  /** The same object at each render. */
  options?: PageOptions | undefined;
  /** Values from the page: hidden fields, or initial values. */
  supplied?: Readonly<Record<string, string>> | undefined;
  /** Called after success, and when the visitor goes back. */
  onSent?: () => void;
  onAgain?: () => void;
  children: (renderField: RenderField<keyof Values & string>) => ReactNode;
}

export function FormFrame<Values>(props: FormFrameProps<Values>) {
  // A new round is an empty form with a new key.
  const [round, setRound] = useState(0);
  const { onAgain } = props;
  function startAgain() {
    setRound(round + 1);
    onAgain?.();
  }
  return <Round key={round} {...props} again={round > 0} onAgain={startAgain} />;
}

type RoundProps<Values> = FormFrameProps<Values> & { again: boolean; onAgain: () => void };

function Round<Values>({
  form: shape,
  words,
  options,
  ways,
  privacyHref,
  supplied,
  onSent,
  children,
  again,
  onAgain,
}: RoundProps<Values>) {
  const form = useMemo(() => withWords(shape, words, options), [shape, words, options]);
  const { element, outcome, retries, pending, turn, summary, errors, on } = useForm(form as FormDefinition, {
    again,
    error: words.error,
  });

  useEffect(() => {
    if (again)
      element.current?.querySelector<HTMLElement>('input:not([type=hidden]), select, textarea')?.focus();
  }, [again, element]);

  const sent = outcome?.phase === 'sent' && outcome;
  useEffect(() => {
    if (sent) element.current?.reset();
  }, [sent, element]);
  const onSentNow = useEffectEvent(() => onSent?.());
  useEffect(() => {
    if (sent) onSentNow();
  }, [sent]);

  const arrived = sent && (
    <FormStatus
      tone="good"
      title={sent.waitingList && words.waitingList ? words.waitingList : words.sent}
      ref={focusWhenShown}
    >
      <p>
        {words.reference} <strong>{sent.reference}</strong>.{words.next && ` ${words.next}`}
      </p>
      {words.again && (
        <Action look="secondary" onClick={onAgain}>
          {words.again}
        </Action>
      )}
    </FormStatus>
  );
  if (arrived && words.again) return arrived;

  const renderField: RenderField = (name) => {
    const field = form.fields.find((candidate) => candidate.name === name);
    return (
      field && (
        <Field
          key={name}
          form={form.id}
          field={field}
          words={words}
          error={errors[name]}
          value={supplied?.[name]}
          {...(name === 'privacy' && { label: linked(field.label, words.policy, privacyHref) })}
        />
      )
    );
  };

  return (
    <form
      className={css.form}
      ref={element}
      method="post"
      action={formAction(form.id)}
      aria-busy={pending}
      {...on}
    >
      {summary.length > 0 && (
        <ErrorSummary
          key={turn}
          form={form.id}
          title={words.problem}
          problems={summary}
          onFollow={followToInput}
          ref={focusWhenShown}
        />
      )}
      {/* Read-only while sending: a change would be lost. */}
      <div className={css.fields} inert={pending}>
        {children(renderField)}
      </div>
      <Honeypot label={words.leaveEmpty} />
      {outcome?.phase === 'failed' && (
        <FormStatus tone="bad" title={words.failed} ref={focusWhenShown}>
          <p>
            {retries ? words.retrying : outcome.message || words.unreached} {words.unsent}
          </p>
          <ContactWays {...ways} words={words.ways} />
        </FormStatus>
      )}
      <div className={css.foot}>
        <SubmitButton words={words} />
        {arrived}
      </div>
    </form>
  );
}

function linked(label: string, words: string, href: string): ReactNode {
  const [before, after] = label.split(words);
  return after === undefined ? (
    label
  ) : (
    <>
      {before}
      <a href={href}>{words}</a>
      {after}
    </>
  );
}

/** A stable ref that focuses its element when it appears. */
function focusWhenShown(element: HTMLElement | null): void {
  element?.focus();
}

/** Focuses an input from a link, with its label in view. */
function followToInput(event: MouseEvent<HTMLAnchorElement>): void {
  const input = document.getElementById(event.currentTarget.hash.slice(1));
  if (!input) return;
  event.preventDefault();
  const label = input.closest('fieldset') ?? input.closest('label') ?? input.parentElement;
  label?.scrollIntoView();
  input.focus({ preventScroll: true });
}
