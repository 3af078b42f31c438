import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, it } from 'vitest';
import type { Answer, Submission } from '../api';
import { mockApi, openAdmin, row } from '../test-api';
import { mailLink } from './Answering';

let api: ReturnType<typeof mockApi>;
let submission: Submission;
let number = 0;

beforeEach(() => {
  api = mockApi();
  // Drafts are kept by reference.
  const reference = `TRD-${++number}`;
  submission = {
    ...{ ...row, reference, email: 'grace@b.example', person: 'grace@b.example', phone: '+256772123456' },
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

async function show() {
  api.answers[`GET /submissions/${submission.reference}`] = { submission };
  openAdmin(`/admin/inbox/${submission.reference}`);
  await screen.findByText('Notes');
}
const answering = () => `POST /submissions/${submission.reference}/answers`;
const sent = () => api.sent(answering());
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));

it('sends nothing while a place of the template is open, and keeps each template’s text', async () => {
  const user = userEvent.setup();
  await show();
  await press('Write an answer');
  await press('Send');
  await waitFor(() => expect(screen.getByText(/^Replace \[day\]/)).toBeTruthy());
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
  api.answers[answering()] = { refused: 409, message: 'Okello has just answered.' };
  const user = userEvent.setup();
  await show();
  const his = answer({ id: 'his', author: 'Okello', state: 'sent' });
  api.answers[`GET /submissions/${submission.reference}`] = { submission: { ...submission, answers: [his] } };
  await press('Write an answer');
  await user.selectOptions(screen.getByLabelText('Template'), 'Empty');
  await press('Send');
  expect(await screen.findByText('Okello has just answered.')).toBeTruthy();
  expect(await screen.findByText(/^Okello to grace@b.example: sent/)).toBeTruthy();
  expect(screen.getByLabelText(/^Text/)).toHaveProperty('value', 'Apio');
  await press('Send');
  await waitFor(() => expect(sent().map(({ after }) => after)).toEqual(['', 'his']));
});

it('leaves a refused answer with the words of the server, and offers no undo', async () => {
  submission = {
    ...submission,
    answers: [answer({ state: 'failed', attempts: 1, error: '550 nobody here' })],
  };
  await show();
  expect(screen.getByText(/550 nobody here/)).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Undo' })).toBeNull();
});

it('offers to undo an answer that was never sent, and none that is tried again', async () => {
  submission = { ...submission, answers: [answer({}), answer({ id: 'two', error: 'timeout' })] };
  await show();
  expect(screen.getAllByRole('button', { name: 'Undo' })).toHaveLength(1);
});

it('offers the mail program alone without a mail server', async () => {
  submission = { ...submission, sendsMail: false };
  await show();
  await press('Write an answer');
  expect(screen.queryByRole('button', { name: 'Send' })).toBeNull();
  expect(screen.getByRole<HTMLAnchorElement>('link', { name: /mail program/ }).href).toMatch(
    /^mailto:grace@/,
  );
});

it('writes a mail link that keeps address, subject and text apart', () => {
  const link = mailLink('o&m?cc=x@b.example', {
    subject: 'TRD-1: A & B?\r\nBcc: y@b.example',
    body: 'Dear A,\n\n100 %',
  });
  const { pathname, searchParams } = new URL(link);
  expect(pathname).toBe('o%26m%3Fcc%3Dx@b.example');
  expect([...searchParams.keys()]).toEqual(['subject', 'body']);
  expect(searchParams.get('subject')).toBe('TRD-1: A & B?\r\nBcc: y@b.example');
  expect(searchParams.get('body')).toBe('Dear A,\r\n\r\n100 %');
});
