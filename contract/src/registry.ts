// All forms by id, and the types of their submissions.
import { checkForm, type FieldFinding, type FormShape, type ValuesOf } from './form.ts';
import { contact } from './forms/contact.ts';
import { eventRegistration, recordingRequest } from './forms/events.ts';
import { featureRequest, newsletter, quotation, vote } from './forms/product.ts';
import {
  affiliateContact,
  affiliateSignup,
  partnerApplication,
  startupApplication,
} from './forms/programmes.ts';
import { bulkOrder, order } from './forms/store.ts';
import { complianceEnquiry, dataRequest, securityReport } from './forms/trust.ts';

export const formsById = {
  [contact.id]: contact,
  [quotation.id]: quotation,
  [partnerApplication.id]: partnerApplication,
  [newsletter.id]: newsletter,
  [featureRequest.id]: featureRequest,
  [vote.id]: vote,
  [order.id]: order,
  [bulkOrder.id]: bulkOrder,
  [eventRegistration.id]: eventRegistration,
  [recordingRequest.id]: recordingRequest,
  [startupApplication.id]: startupApplication,
  [affiliateSignup.id]: affiliateSignup,
  [affiliateContact.id]: affiliateContact,
  [securityReport.id]: securityReport,
  [complianceEnquiry.id]: complianceEnquiry,
  [dataRequest.id]: dataRequest,
} as const;

export type FormId = keyof typeof formsById;
export type FormValues = { [Id in FormId]: ValuesOf<(typeof formsById)[Id]> };
export type FieldName = { [Id in FormId]: keyof FormValues[Id] }[FormId];

export type Submission<Id extends FormId = FormId> = {
  [Each in Id]: { form: Each; values: FormValues[Each] };
}[Id];

// Repeats the type so that values can be typed by an id known only at run time.
const definitions: { readonly [Id in FormId]: FormShape<Id, FormValues[Id]> } = formsById;

export const forms: readonly FormShape<FormId>[] = Object.values(definitions);
export const formIds: readonly FormId[] = forms.map(({ id }) => id);

export const isFormId = (id: string): id is FormId => Object.hasOwn(definitions, id);

type CheckedSubmission<Id extends FormId> =
  | { ok: true; submission: Submission<Id> }
  | { ok: false; findings: FieldFinding[] };

export function checkSubmission<Id extends FormId>(
  form: Id,
  input: unknown,
  today?: string,
): CheckedSubmission<Id> {
  const checked = checkForm(definitions[form], input, today);
  return checked.ok ? { ok: true, submission: { form, values: checked.values } } : checked;
}
