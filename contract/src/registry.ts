// Every form the site has: form id → definition.
import type { FormDefinition } from './form.ts';
import { affiliateContact } from './forms/affiliate-contact.ts';
import { affiliateSignup } from './forms/affiliate-signup.ts';
import { bulkOrder } from './forms/bulk-order.ts';
import { complianceEnquiry } from './forms/compliance-enquiry.ts';
import { contact } from './forms/contact.ts';
import { dataRequest } from './forms/data-request.ts';
import { eventRegistration } from './forms/event-registration.ts';
import { featureRequest } from './forms/feature-request.ts';
import { newsletter } from './forms/newsletter.ts';
import { order } from './forms/order.ts';
import { partnerApplication } from './forms/partner-application.ts';
import { recordingRequest } from './forms/recording-request.ts';
import { securityReport } from './forms/security-report.ts';
import { startupApplication } from './forms/startup-application.ts';
import { vote } from './forms/vote.ts';

export const forms = [
  contact,
  partnerApplication,
  newsletter,
  featureRequest,
  vote,
  order,
  bulkOrder,
  eventRegistration,
  recordingRequest,
  startupApplication,
  affiliateSignup,
  affiliateContact,
  securityReport,
  complianceEnquiry,
  dataRequest,
] as const;

export type FormId = (typeof forms)[number]['id'];

const byId = new Map<string, FormDefinition>(forms.map((form) => [form.id, form]));

/** The definition, or undefined for an id that no form has. */
export const findForm = (id: string): FormDefinition | undefined => byId.get(id);
