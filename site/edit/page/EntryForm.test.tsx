// The form shows problems beside fields, and sends the file's new values.
import { cleanup, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { z } from 'astro/zod';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { formOf } from '../content-types.ts';
import type { FieldProblem, Opened, Saving } from '../messages.ts';
import { EntryForm } from './EntryForm';

const shape = formOf(
  z.strictObject({
    title: z.string().min(10).max(53).describe('At most 53 characters.'),
    updated: z.iso.date().optional(),
    votes: z.int(),
    type: z.enum(['Workshop', 'Summit']),
    online: z.boolean().default(false),
    place: z.strictObject({ town: z.string() }).optional(),
    about: z.array(z.string()),
    when: z.union([z.strictObject({ first: z.string() }), z.strictObject({ rhythm: z.string() })]),
  }),
);

const entry: Opened = {
  path: 'events/clinic.yaml',
  type: 'events',
  group: 'Entries',
  name: 'event',
  version: 'one',
  source: 'title: EMIS clinic\n',
  shape,
  value: { title: 'EMIS clinic', votes: 5, type: 'Summit', about: ['A day.'], when: { first: '2027-05-06' } },
  problems: [],
  page: '/events/clinic',
  ownsPage: true,
  mayBeDeleted: true,
};

const sent: Saving[] = [];
let checked: FieldProblem[] = [];
let responses: { status: number; body: unknown }[] = [];

beforeEach(() => {
  sent.length = 0;
  checked = [];
  responses = [];
  vi.stubGlobal('fetch', async (address: string, { body }: { body?: string }) => {
    if (address === '/check') return new Response(JSON.stringify({ problems: checked }));
    if (body) sent.push(JSON.parse(body));
    const saved = { ...entry, version: 'two', source: 'title: Saved\n', value: sent.at(-1)?.value };
    const { status, body: responseBody } = responses.shift() ?? { status: 200, body: saved };
    return new Response(JSON.stringify(responseBody), { status });
  });
});
afterEach(() => {
  cleanup();
  localStorage.clear();
});

const open = (more: Partial<Opened> = {}) => {
  const onSaved = vi.fn();
  const onReload = vi.fn();
  render(
    <EntryForm
      opened={{ ...entry, ...more }}
      heading=""
      where={{ path: entry.path, field: '', words: '' }}
      addresses={['/', '/events']}
      changes={[]}
      fill={(text) => text}
      onSaved={onSaved}
      onReload={onReload}
      onLook={() => {}}
    />,
  );
  return { onSaved, onReload };
};
const save = () => userEvent.click(screen.getByRole('button', { name: 'Save' }));

it('sends what the file is to say: nothing for what is left out, new lines in the schema’s order', async () => {
  const { onSaved } = open();
  await userEvent.click(screen.getByLabelText('Online'));
  await userEvent.clear(screen.getByLabelText('Votes'));
  await userEvent.type(screen.getByLabelText('Votes'), '1,2');
  await userEvent.click(screen.getByRole('button', { name: 'Add place' }));
  await userEvent.type(screen.getByLabelText('Town'), 'Gulu');
  await userEvent.click(screen.getByRole('button', { name: 'Add to about' }));
  await userEvent.type(screen.getByLabelText('About 2'), 'Another.');
  await userEvent.click(screen.getByRole('button', { name: 'Up About 2' }));
  await userEvent.selectOptions(screen.getByLabelText('When is'), 'Rhythm');
  await userEvent.type(screen.getByLabelText('Rhythm'), 'monthly');
  await save();
  await waitFor(() => expect(onSaved).toHaveBeenCalled());
  expect(sent[0]).toMatchObject({ path: 'events/clinic.yaml', version: 'one' });
  expect(JSON.stringify(sent[0]?.value)).toBe(
    JSON.stringify({
      title: 'EMIS clinic',
      votes: '1,2',
      type: 'Summit',
      online: true,
      place: { town: 'Gulu' },
      about: ['Another.', 'A day.'],
      when: { rhythm: 'monthly' },
    }),
  );
});

it('calls wrong what somebody typed, beside its field, and not what they have not come to', async () => {
  checked = [
    { field: 'title', message: 'title is too short.' },
    { field: 'votes', message: 'votes is empty.' },
  ];
  open();
  await userEvent.type(screen.getByLabelText('Title'), '!');
  await waitFor(() =>
    expect(document.getElementById('entry-title-error')?.textContent).toContain('title is too short.'),
  );
  expect(document.getElementById('entry-votes-error')).toBeNull();
  expect(screen.queryByRole('alert')).toBeNull();
});
