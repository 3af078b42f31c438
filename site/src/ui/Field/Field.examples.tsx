// Every kind of field: plain, optional, with a hint, and with an error.
import type { Field as FieldInfo } from '@tred/contract/form';
import { contact } from '@tred/contract/forms/contact';
import { dataRequest } from '@tred/contract/forms/data-request';
import { partnerApplication } from '@tred/contract/forms/partner-application';
import { Field } from './Field';

function named(fields: readonly FieldInfo[], name: string): FieldInfo {
  const field = fields.find((candidate) => candidate.name === name);
  if (!field) throw new Error(`No field is called ${name}.`);
  return field;
}

const inContact = (name: string) => named(contact.fields, name);
// Shown beside the plain ones, so under another name.
const again = (name: string) => ({ ...inContact(name), name: `${name}Again` });
const inApplication = (name: string) => named(partnerApplication.fields, name);
const right = named(dataRequest.fields, 'right');

export const examples = {
  text: <Field form="plain" field={inContact('firstName')} />,
  optional: <Field form="plain" field={inContact('company')} />,
  'phone with hint': <Field form="plain" field={inApplication('phone')} />,
  'web address': <Field form="plain" field={inApplication('website')} />,
  select: <Field form="plain" field={inContact('subject')} />,
  'text area': <Field form="plain" field={inContact('message')} value="We are 900 learners in Jinja." />,
  checkbox: <Field form="plain" field={inContact('privacy')} />,
  'radio group': <Field form="plain" field={right} />,
  'text with error': (
    <Field
      form="wrong"
      field={again('email')}
      value="grace@"
      error="Enter an email address in the correct format, like name@example.com"
    />
  ),
  'select with error': <Field form="wrong" field={again('subject')} error="Select a subject" />,
  'text area with error': <Field form="wrong" field={again('message')} error="Enter your message" />,
  'checkbox with error': (
    <Field
      form="wrong"
      field={again('privacy')}
      error="Tick the box to say you agree to the privacy policy"
    />
  ),
  'radio group with error': (
    <Field form="wrong" field={{ ...right, name: 'rightAgain' }} error="Choose what you ask us to do" />
  ),
};
