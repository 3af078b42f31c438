// The contact form with its heading.
import { Form, type FormProps } from '~/forms/Form/Form';
import css from './ContactForm.module.css';

type ContactFormProps = FormProps & { title: string; lead: string };

export function ContactForm({ title, lead, ...form }: ContactFormProps) {
  return (
    <div>
      <h2 className={css.title}>{title}</h2>
      <p className={css.lead}>{lead}</p>
      <Form {...form} wide={['company', 'subject']} />
    </div>
  );
}
