// View models of submissions for the inbox, and filled-in reply templates.
import { fillTemplate } from '@tred/contract/emails';
import type { FieldKind } from '@tred/contract/fields';
import type { Field } from '@tred/contract/form';
import { E164 } from '@tred/contract/phone';
import type { FieldName } from '@tred/contract/registry';
import type { Forms, SubmissionContext } from '../submission-context.ts';
import type { StoredSubmission, SubmissionWithHistory } from '../submissions/submissions.ts';
import { isConfidential } from '../submissions/visible-forms.ts';

const excerptLength = 140;

function words(value: unknown, field?: Field): string {
  if (typeof value === 'string')
    return field?.options?.find((option) => option.value === value)?.label ?? value;
  if (typeof value === 'boolean') return value ? 'Yes' : 'No';
  if (Array.isArray(value)) return value.map((row) => words(row)).join('\n');
  if (typeof value === 'object' && value !== null) {
    return Object.values(value)
      .map((part) => words(part))
      .filter(Boolean)
      .join(', ');
  }
  return value === null || value === undefined ? '' : String(value);
}

const text = (value: unknown) => (typeof value === 'string' ? value : '');

/** Fields with the sender's name; several parts make one name. */
const nameFields: readonly (readonly FieldName[])[] = [['firstName', 'lastName'], ['name'], ['contactName']];

function who({ values, email }: StoredSubmission): string {
  const names = nameFields.map((parts) =>
    parts
      .map((part) => text(values[part]))
      .filter(Boolean)
      .join(' '),
  );
  return names.find(Boolean) || email || 'Someone';
}

const excerptKinds: ReadonlySet<FieldKind> = new Set(['select', 'radio', 'hidden', 'list', 'number']);

/** The first long text, else the first value that is not about the person. */
function excerpt({ form, values }: StoredSubmission, forms: Forms): string {
  const fields = forms.get(form)?.fields ?? [];
  // For a security report, lists show the severity only: opening it is a line in the audit log.
  const long = fields
    .filter(({ kind }) => kind === 'textarea' && !isConfidential(form))
    .map(({ name }) => text(values[name]));
  const short = fields
    .filter(({ kind }) => excerptKinds.has(kind))
    .map((field) => {
      const value = words(values[field.name], field);
      // Adds the label to a number: `640 learners`.
      return field.kind === 'number' && value !== '' ? `${value} ${field.label.toLowerCase()}` : value;
    });
  const found = [...long, ...short].find((value) => value !== '') ?? '';
  const line = found.replace(/\s+/g, ' ');
  return line.length > excerptLength ? `${line.slice(0, excerptLength).trimEnd()}…` : line;
}

export function toSummary(submission: StoredSubmission, forms: Forms) {
  const { reference, form, status, spam, place, createdAt } = submission;
  return {
    reference,
    form: forms.get(form)?.name ?? form,
    status,
    spam,
    place,
    createdAt,
    who: who(submission),
    excerpt: excerpt(submission, forms),
  };
}

/** Values in the form's order, then values of removed fields under their field name. */
function fieldValues({ form, values }: StoredSubmission, forms: Forms) {
  const fields = forms.get(form)?.fields ?? [];
  const known = fields.map((field) => ({
    label: field.label,
    value: words(values[field.name], field),
    isMessage: field.kind === 'textarea',
  }));
  const old = Object.keys(values)
    .filter((name) => !fields.some((field) => field.name === name))
    .map((name) => ({ label: name, value: words(values[name]), isMessage: false }));
  return [...known, ...old].filter(({ value }) => value !== '');
}

const phoneOf = ({ values }: StoredSubmission) =>
  Object.values(values)
    .map(text)
    .find((value) => E164.test(value)) ?? null;

export function toDetail(
  submission: SubmissionWithHistory,
  context: ReplyContext,
  { staff, sendsMail }: { staff: string; sendsMail: boolean },
) {
  const { forms } = context;
  const phone = phoneOf(submission);
  return {
    ...toSummary(submission, forms),
    email: submission.email,
    /** Everything about the sender is found by this: an email address, or else a phone number. */
    person: submission.email ?? phone,
    phone,
    sendsMail,
    values: fieldValues(submission, forms),
    answers: submission.answers,
    notes: submission.notes,
    mails: submission.mails,
    replies: repliesTo(submission, context, staff),
  };
}

const dateFormat = new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeZone: 'Africa/Kampala' });

type ReplyContext = Pick<SubmissionContext, 'forms' | 'organisation' | 'replies'>;

/** The templates of its form, and an empty one. */
function repliesTo(
  submission: StoredSubmission,
  { forms, organisation, replies }: ReplyContext,
  staff: string,
): { id: string; name: string; subject: string; body: string }[] {
  const { form, reference, createdAt } = submission;
  const values = {
    sender: who(submission),
    reference,
    form: forms.get(form)?.name ?? form,
    received: dateFormat.format(createdAt),
    staff,
  };
  const fitting = replies.filter(({ forms }) => forms.length === 0 || forms.some((id) => id === form));
  const empty = {
    id: 'empty',
    name: 'Empty',
    subject: '{{reference}}: {{form}}',
    body: `\n\n{{staff}}\n${organisation}`,
  };
  return [...fitting, empty].map(({ id, name, subject, body }) => ({
    id,
    name,
    subject: fillTemplate(subject, values),
    body: fillTemplate(body, values),
  }));
}
