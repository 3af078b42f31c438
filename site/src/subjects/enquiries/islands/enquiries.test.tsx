// Every enquiry form has its own address, and sends an answer to each of its questions.
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import type { FormDefinition } from '@tred/contract/form';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { forms, formWords } from '~/facts/forms';
import { send } from '~/forms/transport';
import { AffiliateContactForm, AffiliateSignupForm } from '~/subjects/affiliate/islands/AffiliateForms';
import { ComplianceEnquiryForm } from '~/subjects/documents/islands/ComplianceEnquiryForm';
import { DataRequestForm } from '~/subjects/documents/islands/DataRequestForm';
import { SecurityReportForm } from '~/subjects/documents/islands/SecurityReportForm';
import { RecordingRequestForm } from '~/subjects/events/islands/RecordingRequestForm';
import { QuotationForm } from '~/subjects/pricing/islands/QuotationForm';
import { StartupApplicationForm } from '~/subjects/startup/islands/StartupApplicationForm';
import { BulkOrderForm } from '~/subjects/store/islands/BulkOrderForm';

vi.mock('~/forms/transport', async (original) => ({ ...(await original<object>()), send: vi.fn() }));

const surroundings = {
  privacyHref: '/privacy',
  ways: { email: 'hello@tred.example', phone: '+256600900100', whatsapp: '+256600900100' },
};

const enquiries = [
  ['affiliate-contact', AffiliateContactForm, {}],
  ['affiliate-signup', AffiliateSignupForm, {}],
  ['bulk-order', BulkOrderForm, {}],
  ['compliance-enquiry', ComplianceEnquiryForm, {}],
  ['data-request', DataRequestForm, {}],
  ['quotation', QuotationForm, {}],
  ['recording-request', RecordingRequestForm, { recording: 'fees-workshop' }],
  ['security-report', SecurityReportForm, {}],
  ['startup-application', StartupApplicationForm, {}],
] as const;

const typed: Partial<Record<FormDefinition['fields'][number]['kind'], string>> = {
  email: 'grace@example.ug',
  tel: '0772 123456',
  url: 'example.ug',
  number: '20',
  date: '2027-02-15',
};
const press = () => act(async () => void fireEvent.click(screen.getByRole('button')));

/** Something that passes, for each kind of field. */
function fillIn({ fields }: FormDefinition) {
  for (const { name, kind, options } of fields) {
    const control = document.querySelector<HTMLInputElement>(`[name=${name}]`) as HTMLInputElement;
    if (kind === 'hidden') continue;
    if (kind === 'checkbox' || kind === 'radio') fireEvent.click(control);
    else {
      const value = options?.[0]?.value ?? typed[kind] ?? 'Words';
      fireEvent.input(control, { target: { value } });
    }
  }
}

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  cleanup();
  vi.useRealTimers();
  vi.mocked(send).mockReset();
  sessionStorage.clear();
});

it.each(enquiries)('%s sends each of its fields, and shows the reference', async (id, Form, supplied) => {
  const form = forms[id];
  vi.mocked(send).mockResolvedValueOnce({ ok: true, reference: 'TRD-4F7K2-M9QXD' });
  render(<Form {...surroundings} words={formWords[id]} supplied={supplied} />);
  expect(document.querySelector('form')?.getAttribute('action')).toBe(`/api/forms/${id}`);
  fillIn(form);
  await press();
  const sent = vi.mocked(send).mock.calls[0]?.[1] ?? {};
  expect(sent).toMatchObject(supplied);
  for (const { name } of form.fields) expect(sent[name], name).toBeTruthy();
  await act(() => vi.advanceTimersByTimeAsync(2000));
  expect(screen.getByRole('status').textContent).toContain('TRD-4F7K2-M9QXD');
});
