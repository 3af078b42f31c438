// Working in the inbox: keys, several entries at once, answers, and where the focus is after each of them.
import { cleanup, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { detailOf, entries, makeDesk } from './desk-for-tests';
import { Inbox } from './Inbox';

let answers: ReturnType<typeof makeDesk>['answers'];
let asked: string[];
const [grace, moses, ruth] = entries;
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

it('moves through the list by j and k, opens by Enter, and names the reference in address, title and heading', async () => {
  const user = await open();
  await user.keyboard('j');
  expect(document.activeElement).toBe(await link('Grace Auma'));
  await user.keyboard('jjk');
  expect(document.activeElement).toBe(await link('Moses Okot'));
  // jsdom follows no links to a fragment by Enter.
  location.hash = moses.reference;
  const title = await screen.findByRole('heading', { name: `${moses.reference} Moses Okot` });
  expect(document.activeElement).toBe(title);
  await waitFor(() => expect(document.title).toBe(`(1) ${moses.reference} | Desk`));
  await user.keyboard('j');
  await screen.findByRole('heading', { name: `${ruth.reference} Ruth Namutebi` });
  expect(location.hash).toBe(`#${ruth.reference}`);
  await user.keyboard('u');
  await waitFor(() => expect(location.hash).toBe(''));
  expect(document.activeElement).toBe(await link('Ruth Namutebi'));
});

it('marks the focused entry by e, shows it at once, and leaves the focus where it was', async () => {
  const user = await open();
  answers['POST /submissions/status'] = { before: [{ reference: grace.reference, status: 'new' }] };
  await user.keyboard('je');
  await screen.findByText('1 entry marked as handled.');
  expect(marked()).toEqual([wanted([grace.reference])]);
  expect(document.activeElement).toBe(await link('Grace Auma'));
  expect((await link('Grace Auma')).textContent).toContain('Handled');
});

it('marks all that are shown in one request, tells how many, and takes it back', async () => {
  const user = await open();
  await user.click(screen.getByLabelText('Select all shown'));
  await user.click(screen.getByLabelText(/^Select TRD-00000-00002/));
  expect(screen.getByText('2 selected')).toBeTruthy();
  const before = [
    { reference: grace.reference, status: 'new' },
    { reference: ruth.reference, status: 'new' },
  ];
  answers['POST /submissions/status'] = { before };
  await user.click(screen.getByRole('button', { name: 'Mark as handled' }));
  const report = await screen.findByText('2 entries marked as handled.');
  expect(document.activeElement).toBe(report);
  expect(marked()).toEqual([wanted([grace.reference, ruth.reference])]);
  expect(screen.getByLabelText<HTMLInputElement>('Select all shown').checked).toBe(false);

  answers['POST /submissions/status'] = { before: before.map((each) => ({ ...each, status: 'done' })) };
  await user.click(screen.getByRole('button', { name: 'Undo' }));
  expect(document.activeElement).toBe(await screen.findByText('2 entries are as they were.'));
  expect(marked()[1]).toBe(`POST /submissions/status ${JSON.stringify({ changes: before })}`);
  expect((await link('Grace Auma')).textContent).toContain('New');
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

it('shows counts as a chart and as a table', async () => {
  answers['GET /counts'] = {
    days: [
      { day: '2026-11-14', count: 0 },
      { day: '2026-11-15', count: 4 },
    ],
    forms: [{ id: 'contact', name: 'Contact', received: 4, fresh: 3, inProgress: 1 }],
  };
  const user = await open();
  location.hash = 'counts';
  expect(await screen.findByRole('img', { name: '4 entries in the last 2 days, day by day' })).toBeTruthy();
  expect(document.activeElement).toBe(screen.getByRole('heading', { name: 'Counts' }));
  await user.click(screen.getByText('The same as a table'));
  expect(screen.getByRole('row', { name: '15 Nov 4' })).toBeTruthy();
  expect(screen.getByRole('row', { name: 'Contact 4 3 1' })).toBeTruthy();
  await waitFor(() => expect(document.title).toBe('(1) Counts | Desk'));
});

it('shows who comes to an event and who waits', async () => {
  const event = { id: 'bursars-day', title: 'Bursars’ day', capacity: 1, taken: 1, waiting: 1 };
  const person = {
    reference: grace.reference,
    place: 'confirmed',
    name: 'Grace Auma',
    email: 'grace@school.example',
    phone: '',
    institution: 'Kasana Hill',
    role: '',
    needs: 'A ramp',
    unconfirmed: true,
    at: 0,
  };
  answers['GET /events/people?event=bursars-day'] = {
    ...event,
    people: [
      person,
      { ...person, place: 'waiting', reference: ruth.reference, name: 'Ruth', unconfirmed: false },
    ],
  };
  answers['GET /events'] = {
    events: [event, { ...event, id: 'other', title: 'Other', taken: 0, waiting: 0 }],
  };
  await open();
  location.hash = 'events';
  const way = await screen.findByRole('link', { name: /Bursars’ day/ });
  expect(way.textContent).toContain('1 of 1 places');
  expect(way.textContent).toContain('1 waiting');
  expect(screen.getByText('Without registrations (1)')).toBeTruthy();
  location.hash = way.getAttribute('href') ?? '';
  const table = await screen.findByRole('table', { name: 'With a place (1)' });
  expect(
    within(table).getByRole('row', { name: /1\. Grace Auma.*address not confirmed.*A ramp/ }),
  ).toBeTruthy();
  expect(screen.getByRole('table', { name: 'Waiting, in this order (1)' }).textContent).toContain('Ruth');
  const csv = screen.getByRole<HTMLButtonElement>('button', { name: 'CSV' });
  expect(Object.fromEntries(new FormData(csv.form ?? undefined))).toEqual({ event: 'bursars-day' });
});
