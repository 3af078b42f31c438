// A form of the contract: fields in order, button, and hidden results. It posts without JavaScript; Form.client.ts sends
// it without leaving the page.

import type { FormDefinition } from '@tred/contract/form';
import type { ReactNode } from 'react';
import { Action } from '~/components/Action/Action';
import { ContactWays } from '~/components/ContactWays/ContactWays';
import type { Ways } from '~/components/ContactWays/schema';
import { Field } from '~/components/Field/Field';
import { FormStatus } from '~/components/FormStatus/FormStatus';
import { Honeypot } from '~/components/Honeypot/Honeypot';
import type { FrameWords } from '~/facts/forms';
import '~/components/ErrorSummary/error-summary.css';
import { Reference } from '../Reference/Reference';
import { formAction } from '../transport';
import css from './Form.module.css';

export type FormProps = {
  form: Pick<FormDefinition, 'id' | 'fields'>;
  words: FrameWords & { waitingList?: string };
  ways: Ways;
  privacyHref: string;
  /** Values from the page: hidden fields, or initial values. */
  supplied?: Readonly<Record<string, string>> | undefined;
  /** Names of fields that take a whole row. */
  wide?: readonly string[];
  /** A part before the fields. */
  children?: ReactNode;
  /** A part below the button. */
  foot?: ReactNode;
};

export function Form({
  form,
  words,
  ways,
  privacyHref,
  supplied = {},
  wide = [],
  children,
  foot,
}: FormProps) {
  return (
    <div className={`stack ${css.frame}`}>
      <form
        className={`stack ${css.form}`}
        method="post"
        action={formAction(form.id)}
        data-form={form.id}
        // The server says of all mistakes at once that one of two fields is enough.
        noValidate={form.fields.some(({ or }) => or)}
        data-error={words.error}
        data-problem-title={words.problem}
        data-sending={words.sending}
      >
        {children}
        <div className={`stack ${css.fields}`} data-fields="">
          {form.fields.map((field) => (
            <Field
              key={field.name}
              form={form.id}
              field={field}
              words={words}
              value={supplied[field.name]}
              wide={wide.includes(field.name)}
              label={field.name === 'privacy' ? linked(field.label, words.policy, privacyHref) : field.label}
            />
          ))}
        </div>
        <Honeypot label={words.leaveEmpty} />
        <div data-result="failed" hidden>
          <FormStatus tone="bad" title={words.failed}>
            <p>
              <span data-why="" /> {words.unsent}
            </p>
            <ContactWays {...ways} />
          </FormStatus>
        </div>
        <div>
          <Action type="submit">{words.button}</Action>
          {/* A disabled button loses the focus, and its label is not read. */}
          <span className="visually-hidden" role="status" data-status="" />
        </div>
        {foot}
      </form>
      {words.sent && (
        <div data-result="sent" data-waiting={words.waitingList} hidden>
          <FormStatus tone="good" title={words.sent}>
            {words.next && <p>{words.next}</p>}
            <Reference words={words} whatsapp={ways.whatsapp} />
            {words.again && (
              <Action look="secondary" again>
                {words.again}
              </Action>
            )}
          </FormStatus>
        </div>
      )}
    </div>
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
