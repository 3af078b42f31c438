// Working in the inbox: keys, several entries at once, answers, and where the focus is after each of them.
import { cleanup, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { detailOf, entries, makeDesk } from './desk-for-tests';
import { Inbox } from './Inbox';

let answers: ReturnType<typeof makeDesk>['answers'];
let asked: string[];
const [grace] = entries;
const link = async (who: string) => (await screen.findByText(who)).closest('a') as HTMLElement;
const marked = () => asked.filter((request) => request.startsWith('POST /submissions/status'));
const wanted = (references: string[]) =>
  `POST /submissions/status ${JSON.stringify({ changes: references.map((reference) => ({ reference, status: 'done' })) })}`;

beforeEach(() => {
  ({ answers, asked } = makeDesk());
  answers['POST /submissions/search'] = { total: 3, items: entries };
  for (const entry of entries) answers[`GET /submissions/${entry.reference}`] = { entry: detailOf(entry) };
  history.replaceState(null, '', '/desk');
  document.title = 'Desk';
  localStorage.clear();
  // jsdom has dialogs, but does not open them.
  HTMLDialogElement.prototype.showModal ??= function (this: HTMLDialogElement) {
    this.open = true;
  };
  HTMLDialogElement.prototype.close ??= function (this: HTMLDialogElement) {
    this.open = false;
    this.dispatchEvent(new Event('close'));
  };
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

async function open() {
  const user = userEvent.setup();
  render(<Inbox />);
  await link('Grace Auma');
  return user;
}

it('marks the focused entry by e, shows it at once, and leaves the focus where it was', async () => {
  const user = await open();
  answers['POST /submissions/status'] = { before: [{ reference: grace.reference, status: 'new' }] };
  await user.keyboard('je');
  await screen.findByText('1 entry marked as handled.');
  expect(marked()).toEqual([wanted([grace.reference])]);
  expect(document.activeElement).toBe(await link('Grace Auma'));
  expect((await link('Grace Auma')).textContent).toContain('Handled');
});

it('does nothing by a key while someone types, or once the keys are switched off', async () => {
  const user = await open();
  await user.keyboard('/');
  const search = screen.getByLabelText('Search');
  await waitFor(() => expect(document.activeElement).toBe(search));
  await user.keyboard('jex?');
  expect(search).toHaveProperty('value', 'jex?');
  expect(marked()).toEqual([]);
  search.blur();
  await user.keyboard('{Control>}j{/Control}');
  expect(document.activeElement).toBe(document.body);

  await user.keyboard('?');
  const help = await screen.findByRole('dialog', { name: 'Keys' });
  await user.click(within(help).getByLabelText('Use these keys'));
  await user.click(within(help).getByRole('button', { name: 'Close' }));
  expect(screen.queryByRole('dialog')).toBeNull();
  screen.getByRole('button', { name: 'Keys' }).blur();
  await user.keyboard('j?');
  expect(document.activeElement).toBe(document.body);
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(localStorage.getItem('desk-keys')).toBe('off');
});

it('opens the mail program with the reference in the subject', async () => {
  await open();
  location.hash = grace.reference;
  const reply = await screen.findByRole('link', { name: 'We have it' });
  expect(reply.getAttribute('href')).toBe(
    `mailto:grace@school.example?subject=${grace.reference}%3A%20yes&body=Dear%20Grace%2C`,
  );
  expect(screen.getByRole('link', { name: 'Blank mail' }).getAttribute('href')).toContain(
    `subject=${grace.reference}`,
  );
});

it('says that a note is saved and keeps the focus, and asks before erasing on the harmless button', async () => {
  const user = await open();
  location.hash = grace.reference;
  const note = { id: '1', author: 'Apio', text: 'Called back', createdAt: 0 };
  answers[`POST /submissions/${grace.reference}/notes`] = { entry: { ...detailOf(grace), notes: [note] } };
  await user.type(await screen.findByLabelText('Add a note'), 'Called back');
  await user.click(screen.getByRole('button', { name: 'Save note' }));
  await screen.findByText('Note saved.');
  expect(document.activeElement).toBe(screen.getByLabelText('Add a note'));

  await user.click(screen.getByRole('button', { name: 'Erase everything about it' }));
  const question = screen.getByRole('dialog', { name: /Erase everything about/ });
  const [first] = within(question).getAllByRole('button');
  expect(first?.textContent).toBe('Keep');
});
