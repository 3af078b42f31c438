// A fake desk for the inbox tests, which records requests.
import type { Listing, MailOverview, Session, Summary } from '@tred/contract/desk-api';
import { vi } from 'vitest';
// Imports the lazy parts, so that no test waits for them.
import './Submission';
import './EventsView';
import './StaffArea';
import './InboxFrame';
import './VisitorsView';
import './LettersView';

const session: Session = {
  name: 'Apio',
  forms: [{ id: 'contact', name: 'Contact' }],
  rights: ['owner', 'export', 'security', 'edit', 'publish'],
  hasWebsite: true,
  next: '',
};
export const nobody: Session = { name: '', forms: [], rights: [], hasWebsite: false, next: '' };
export const mail: MailOverview = { waiting: 0, sent: 3, failed: 0, lastError: null, configured: true };

const summary: Summary = {
  reference: 'TRD-4F7K2-M9QXD',
  form: 'Contact',
  status: 'new',
  spam: null,
  place: null,
  createdAt: Date.UTC(2026, 5, 1),
  who: 'Grace Auma',
  excerpt: '<b>900 learners</b> in Jinja',
};
export const listing = (total: number): Listing => ({ total, items: total > 0 ? [summary] : [] });

type TestResponse = object | { status: number; body: object };

/** Responses by method and path prefix; tests override them. */
export function makeDesk() {
  const responses: Record<string, TestResponse> = {
    'GET /session': session,
    'POST /submissions/search': listing(1),
    'GET /new': { count: 1 },
    'GET /mail': mail,
  };
  const requests: string[] = [];
  vi.stubGlobal('fetch', async (url: string, { method, body }: RequestInit) => {
    const request = `${method} ${url.replace('/api/desk', '')}${body ? ` ${String(body)}` : ''}`;
    requests.push(request);
    const key = Object.keys(responses).find((each) => request.startsWith(each));
    const response = key === undefined ? { status: 500, body: {} } : (responses[key] as TestResponse);
    if ('status' in response && 'body' in response)
      return Response.json(response.body, { status: response.status as number });
    return Response.json({ ok: true, ...response });
  });
  return { responses, requests };
}
