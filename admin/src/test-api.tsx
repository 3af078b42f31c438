// For tests of screens: answers to requests by name, what was asked, and Admin at an address.
import { render } from '@testing-library/react';
import { BrowserRouter } from 'react-router';
import { vi } from 'vitest';
import { App } from './App';
import type { Api, Reply, Session } from './api';

type Name = keyof Api & string;
type Answers = { [Of in Name]?: Reply<Of> | { refused: number; message: string } };

export const session: Session = {
  name: 'Apio',
  forms: [{ id: 'contact', name: 'Contact' }],
  rights: ['owner', 'export', 'security', 'edit', 'publish'],
  hasWebsite: true,
  next: '',
};

type Row = Reply<'POST /submissions/search'>['items'][number];
export const row: Row = {
  ...{ reference: 'TRD-4F7K2-M9QXD', form: 'Contact', status: 'new', spam: null, place: null },
  ...{ createdAt: Date.UTC(2026, 5, 1), who: 'Grace Auma', excerpt: '<b>900 learners</b> in Jinja' },
};

export const mail: Reply<'GET /mail'> = {
  ...{ waiting: 0, sent: 3, failed: 0, lastError: null, since: undefined, configured: true },
};

/** The names of routes have parameters such as `:reference`; a test gives them their values. */
export function mockApi(more: Answers & Record<string, unknown> = {}) {
  const answers: Record<string, unknown> = {
    'GET /session': session,
    'POST /submissions/search': { total: 1, items: [row] },
    'GET /new': { count: 1 },
    'GET /mail': mail,
    ...more,
  };
  const asked: { name: string; body: Record<string, unknown> }[] = [];
  vi.stubGlobal('fetch', async (url: string, { method, body }: RequestInit) => {
    const name = `${method} ${url.replace('/api/admin', '').replace(/\?.*/, '')}`;
    asked.push({ name, body: JSON.parse(String(body ?? '{}')) });
    const answer = answers[name];
    if (answer === undefined) return Response.json({}, { status: 500 });
    const { refused, message } = answer as { refused?: number; message?: string };
    return refused ? Response.json({ message }, { status: refused }) : Response.json(answer);
  });
  return {
    answers,
    asked,
    /** Bodies of the requests with this name. */
    sent: (name: string) => asked.filter((each) => each.name === name).map(({ body }) => body),
  };
}

export function openAdmin(address = '/admin/inbox') {
  history.replaceState(null, '', address);
  return render(
    <BrowserRouter basename="/admin">
      <App />
    </BrowserRouter>,
  );
}
