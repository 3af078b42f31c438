// The contact form with its heading. Somebody without email sends the same words by WhatsApp, or calls.
import type { Field as FieldInfo } from '@tred/contract/form';
import { Field } from '~/components/Field/Field';
import { Form, type FormProps } from '~/forms/Form/Form';
import { formatPhone, whatsappLink } from '~/lib/format-text';
import css from './ContactForm.module.css';

export type ContactFormProps = FormProps & {
  title: string;
  lead?: string | undefined;
  /** Facts of a position that stay in view: place, pay, deadline. */
  facts?: readonly string[];
  /** Fields before the others. A line shows their values when the address fills them in. */
  plan?: { title: string; fields: readonly FieldInfo[] } | undefined;
  noEmail: OtherWayProps['words'];
};

type OtherWayProps = {
  words: { ask: string; whatsapp: string; call: string; text: string };
  ways: Pick<FormProps['ways'], 'phone' | 'whatsapp'>;
};

/** The foot of a form: its script adds the answers to the message. */
export function OtherWay({ words, ways: { phone, whatsapp } }: OtherWayProps) {
  const chat = whatsappLink(whatsapp, words.text);
  return (
    <p>
      {words.ask}{' '}
      <a href={chat} data-chat={chat}>
        {words.whatsapp}
      </a>{' '}
      {words.call} <a href={`tel:${phone}`}>{formatPhone(phone)}</a>.
    </p>
  );
}

export function ContactForm({ title, lead, facts = [], plan, noEmail, ...form }: ContactFormProps) {
  return (
    <div>
      <h2 className={css.title}>{title}</h2>
      {facts.length > 0 && (
        <ul role="list" className={`small bold row ${css.facts}`}>
          {facts.map((fact) => (
            <li key={fact}>{fact}</li>
          ))}
        </ul>
      )}
      {lead && <p className={`quiet medium ${css.lead}`}>{lead}</p>}
      <Form
        {...form}
        wide={['company', 'subject', 'cv']}
        foot={<OtherWay words={noEmail} ways={form.ways} />}
      >
        {plan && (
          <details className={css.plan} open data-folds="">
            <summary className={`bold ${css.line}`}>{plan.title}</summary>
            <div className={css.choices}>
              {plan.fields.map((field) => (
                <Field key={field.name} form={form.form.id} field={field} words={form.words} />
              ))}
            </div>
          </details>
        )}
      </Form>
    </div>
  );
}
