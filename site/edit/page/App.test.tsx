// The form keeps its state while the file is saved.
import { cleanup, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { z } from 'astro/zod';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { formOf } from '../content-types.ts';
import type { Opened, Overview } from '../messages.ts';
import { App } from './App';

const saved: Opened = {
  path: 'events/clinic.yaml',
  type: 'events',
  group: 'Entries',
  name: 'event',
  version: 'one',
  source: 'title: EMIS clinic\n',
  shape: formOf(z.strictObject({ title: z.string() })),
  value: { title: 'EMIS clinic' },
  problems: [],
  page: '/events/clinic',
  ownsPage: true,
  mayBeDeleted: true,
};
const overview: Overview = { types: [], wrong: [], placeholders: {} };

const requests: string[] = [];
let fileWritten: Promise<void>;

beforeEach(() => {
  requests.length = 0;
  fileWritten = Promise.resolve();
  location.hash = '#new:events';
  vi.stubGlobal('matchMedia', () => ({ matches: true }));
  vi.stubGlobal(
    'EventSource',
    class {
      close() {}
    },
  );
  vi.stubGlobal('fetch', async (address: string, { method }: { method?: string } = {}) => {
    requests.push(`${method} ${address}`);
    if (method === 'PUT' && address === '/file') await fileWritten;
    const body = address.startsWith('/overview')
      ? overview
      : address === '/preview'
        ? 'http://127.0.0.1:1'
        : address === '/changes'
          ? []
          : address === '/check'
            ? { problems: [] }
            : address.startsWith('/new')
              ? { ...saved, path: 'events', version: '', source: '', value: {} }
              : saved;
    return new Response(JSON.stringify(body), { status: 200 });
  });
});
afterEach(() => {
  cleanup();
  location.hash = '';
  localStorage.clear();
});

it('keeps the form of a new file when it is saved', async () => {
  render(<App />);
  const title = await screen.findByLabelText('Title');
  await userEvent.type(title, 'EMIS clinic');
  await userEvent.click(screen.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(location.hash).toBe('#events/clinic.yaml'));
  await screen.findByText('Saved.');
  // The list is read after the address changes: a new form would already be visible.
  await waitFor(() => expect(requests.filter((each) => each === 'GET /overview')).toHaveLength(2));
  await new Promise((resolve) => setTimeout(resolve));
  expect(screen.getByLabelText('Title')).toBe(title);
  expect(requests.filter((each) => each.startsWith('GET /file'))).toEqual([]);
});

it('stays where somebody went while a file was being saved', async () => {
  let write = () => {};
  fileWritten = new Promise((resolve) => {
    write = resolve;
  });
  render(<App />);
  await userEvent.type(await screen.findByLabelText('Title'), 'EMIS clinic');
  await userEvent.click(screen.getByRole('button', { name: 'Save' }));
  location.hash = '';
  await screen.findByRole('heading', { name: 'Edit the site' });
  write();
  await waitFor(() => expect(requests.filter((each) => each === 'GET /overview')).toHaveLength(2));
  expect(location.hash).toBe('');
  expect(screen.queryByLabelText('Title')).toBeNull();
});
