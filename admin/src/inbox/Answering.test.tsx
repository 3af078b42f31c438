import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { Answer, Detail } from '@tred/contract/desk-api';
import { beforeEach, expect, it } from 'vitest';
import { Answering } from './Answering';
import { listing, makeDesk } from './fake-desk';

let responses: ReturnType<typeof makeDesk>['responses'];
let requests: string[];
let entry: Detail;
let number = 0;

beforeEach(() => {
  ({ responses, requests } = makeDesk());
  const [summary] = listing(1).items;
  if (!summary) throw new Error('no entry');
  // Drafts are kept by reference.
  const reference = `TRD-${++number}`;
  entry = {
    ...{ ...summary, reference, email: 'grace@b.example', person: 'grace@b.example', phone: '+256772123456' },
    ...{ sendsMail: true, values: [], answers: [], notes: [], mails: [] },
    replies: [
      { id: 'date', name: 'A date', subject: 'Date', body: 'Come on [day].' },
      { id: 'empty', name: 'Empty', subject: 'Hello', body: 'Apio' },
    ],
  };
});

const answer = (more: Partial<Answer>): Answer => ({
  ...{ id: 'one', author: 'Apio', to: 'grace@b.example', subject: 'Hello', text: 'Come on Monday.' },
  ...{ state: 'waiting', attempts: 0, error: null, at: 0, ...more },
});

const shown = () => <Answering submission={entry} staff="Apio" onReply={() => {}} />;
const sent = () => requests.filter((request) => request.includes('/answers {'));
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));

it('sends nothing while a place of the template is open, and keeps each template’s text', async () => {
  const user = userEvent.setup();
  render(shown());
  await press('Write an answer');
  await press('Send');
  await waitFor(() => expect(screen.getByRole('alert').textContent).toContain('[day]'));
  expect(sent()).toEqual([]);
  await user.type(screen.getByLabelText(/^Text/), ' See you!');
  await user.selectOptions(screen.getByLabelText('Template'), 'Empty');
  expect(screen.getByLabelText(/^Text/)).toHaveProperty('value', 'Apio');
  await user.selectOptions(screen.getByLabelText('Template'), 'A date');
  expect(screen.getByLabelText(/^Text/)).toHaveProperty('value', 'Come on [day]. See you!');
  const whatsApp = screen.getByRole<HTMLAnchorElement>('link', { name: 'WhatsApp' });
  expect(whatsApp.href).toBe('https://wa.me/256772123456?text=Come%20on%20%5Bday%5D.%20See%20you!');
});

it('shows the answer of a colleague who was first, and loses nothing that was typed', async () => {
  const path = `/submissions/${entry.reference}/answers`;
  responses[`POST ${path}`] = { status: 409, body: { ok: false, message: 'Okello has just answered.' } };
  responses[`GET ${path}`] = { answers: [answer({ id: 'his', author: 'Okello', state: 'sent' })] };
  const user = userEvent.setup();
  render(shown());
  await press('Write an answer');
  await user.selectOptions(screen.getByLabelText('Template'), 'Empty');
  await press('Send');
  expect(await screen.findByText('Okello has just answered.')).toBeTruthy();
  expect(await screen.findByText(/^Okello to grace@b.example: sent/)).toBeTruthy();
  expect(screen.getByLabelText(/^Text/)).toHaveProperty('value', 'Apio');
  await press('Send');
  const after = () => sent().map((request) => /"after":"(\w*)"/.exec(request)?.[1]);
  await waitFor(() => expect(after()).toEqual(['', 'his']));
});

it('leaves a refused answer with the words of the server, and offers no undo', () => {
  entry = { ...entry, answers: [answer({ state: 'failed', attempts: 1, error: '550 nobody here' })] };
  render(shown());
  expect(screen.getByText(/550 nobody here/)).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Undo' })).toBeNull();
});

it('offers to undo an answer that was never sent, and none that is tried again', () => {
  entry = { ...entry, answers: [answer({}), answer({ id: 'two', error: 'timeout' })] };
  render(shown());
  expect(screen.getAllByRole('button', { name: 'Undo' })).toHaveLength(1);
});

it('offers the mail program alone where the desk has no mail server', async () => {
  entry = { ...entry, sendsMail: false };
  render(shown());
  await press('Write an answer');
  expect(screen.queryByRole('button', { name: 'Send' })).toBeNull();
  expect(screen.getByRole<HTMLAnchorElement>('link', { name: /mail program/ }).href).toMatch(
    /^mailto:grace@/,
  );
});
