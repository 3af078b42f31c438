// Typed text stays while a file is saved, a picture is sent or a colleague removes the file.

import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, cleanup, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { WEBSITE_API } from '@tred/contract/admin-api';
import type { ChangedFile, ListedType, Opened, Publication, Saving } from '@tred/contract/editor-api';
import { BUILT_HEADER } from '@tred/contract/editor-requests';
import { shapeOf } from '@tred/contract/editor-shape';
import { BrowserRouter } from 'react-router';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { z } from 'zod';
import { Editor } from './Website';

const shape = shapeOf(
  z.toJSONSchema(
    z.strictObject({
      title: z.string(),
      picture: z.string().meta({ picture: true }).optional(),
      about: z.array(z.string()),
    }),
  ),
);

const file: Opened = {
  ...{ path: 'events/clinic.yaml', type: 'events', group: 'Entries', name: 'event', version: 'one' },
  ...{ shape, value: { title: 'EMIS clinic', about: ['A day.'] }, problems: [] },
  ...{ page: '', ownsPage: false, mayBeDeleted: true, placeholders: {} },
};

/** What the editor's server answers, and what it was sent. */
const fresh = () => ({
  /** The file after a save, and when it is read. */
  ...{ saved: file, theirs: file },
  types: [] as ListedType[],
  changes: [] as Partial<ChangedFile>[],
  publications: [] as Partial<Publication>[],
  /** When the pages were made that visitors see. */
  builtAt: 0,
  /** Of what is sent. */
  refusal: undefined as { status: number; message: string } | undefined,
  /** By a proxy that passes a stream on when it ends. */
  isKeptBack: false,
  written: Promise.withResolvers<void>(),
  sent: undefined as Saving | undefined,
  listReads: 0,
});
let editor: ReturnType<typeof fresh>;
/** Tells the page something. */
const tell: Record<string, (event: object) => void> = {};
const news = (data: string) => act(() => tell.news?.({ data }));

beforeEach(() => {
  editor = fresh();
  editor.written.resolve();
  vi.stubGlobal('matchMedia', () => ({ matches: true }));
  // It returns a promise in new browsers.
  vi.stubGlobal('scrollTo', async () => {});
  vi.stubGlobal(
    'EventSource',
    class {
      addEventListener(name: string, listener: (event: object) => void) {
        tell[name] = listener;
        // As the server does when a page opens.
        if (name === 'news' && !editor.isKeptBack) queueMicrotask(() => news('[9,5]'));
      }
      close() {}
    },
  );
  vi.stubGlobal('fetch', async (url: string, { method, body }: { method: string; body?: string }) => {
    const [path = ''] = url.replace(WEBSITE_API, '').split('?');
    const { refusal, types, publications, changes, theirs, builtAt } = editor;
    if (path === '/overview') editor.listReads++;
    if (method !== 'GET' && refusal) return Response.json({ problems: [], ...refusal }, refusal);
    if (method === 'PUT') {
      await editor.written.promise;
      editor.sent = JSON.parse(body ?? '');
      // As the server does.
      news('[9,6]');
      return Response.json(editor.saved);
    }
    const replies: Record<string, unknown> = {
      '/overview': { types, wrong: [] },
      '/website': { name: 'Apio', mayPublish: true, publications, history: [], coming: [] },
      '/progress': { publications },
      '/changes': changes,
      '/new': { ...file, path: 'events', version: '', value: {} },
      '/file': theirs,
    };
    return Response.json(replies[path] ?? {}, { headers: { [BUILT_HEADER]: String(builtAt) } });
  });
});
afterEach(() => {
  cleanup();
  localStorage.clear();
});

function show(address = '', name = 'Apio') {
  history.replaceState(null, '', `/admin/website/${address}`);
  render(
    <QueryClientProvider client={new QueryClient({ defaultOptions: { queries: { retry: false } } })}>
      <BrowserRouter basename="/admin">
        <Editor name={name} />
      </BrowserRouter>
    </QueryClientProvider>,
  );
}

const CLINIC = 'file/events/clinic.yaml';
const titled = (title: string) => ({ ...file, version: 'two', value: { ...(file.value as object), title } });
const byOther = { lines: [], authors: [{ who: 'Sarah', at: 0 }] };
const press = (name: string | RegExp) => userEvent.click(screen.getByRole('button', { name }));

/** The field of the title, when the form is there. */
function open(address: string, name?: string) {
  show(address, name);
  return screen.findByLabelText<HTMLTextAreaElement>('Title');
}

it('stays where somebody went while a file was being saved', async () => {
  editor.written = Promise.withResolvers();
  await userEvent.type(await open('new/events'), 'EMIS clinic');
  await press('Save');
  await userEvent.click(screen.getByRole('link', { name: 'Content' }));
  await screen.findByRole('heading', { name: 'Website' });
  editor.written.resolve();
  await waitFor(() => expect(editor.sent).toBeDefined());
  // Once when the page opened, once for the save; a preview that shows it changes no list.
  news('[10,6]');
  expect([editor.listReads, location.pathname]).toEqual([2, '/admin/website']);
  expect(screen.queryByLabelText('Title')).toBeNull();
});

it('reads the lists also where a proxy keeps back what the editor tells', () => {
  editor.isKeptBack = true;
  vi.useFakeTimers();
  show();
  act(() => void vi.advanceTimersByTime(60_000));
  vi.useRealTimers();
  expect(editor.listReads).toBe(1);
});

it('joins what is typed during a save with an item that a colleague put before it', async () => {
  editor.written = Promise.withResolvers();
  const about = ['Sarah put this first.', 'A day. Bring a laptop.'];
  editor.saved = { ...file, version: 'two', value: { ...(file.value as object), about } };
  await open(CLINIC);
  const day = screen.getByLabelText('About 1');
  await userEvent.type(day, ' Bring a laptop.');
  await userEvent.keyboard('{Control>}s{/Control}');
  await userEvent.type(day, ' And');
  editor.written.resolve();
  await waitFor(() => expect(screen.queryByLabelText('About 2')).toBe(day));
  await userEvent.keyboard(' lunch.');
  const fields = screen.getAllByLabelText(/^About \d/) as HTMLTextAreaElement[];
  expect(fields.map(({ value }) => value)).toEqual([about[0], `${about[1]} And lunch.`]);
});

it('says so when it shows what a colleague saved after oneself', async () => {
  const title = await open(CLINIC);
  await userEvent.type(title, '!');
  await press('Save');
  await screen.findByText('Saved.');
  editor.theirs = titled('A clinic of Sarah');
  editor.changes = [{ path: file.path, version: 'two', ...byOther }];
  news('[9,7]');
  await screen.findByText(/Sarah saved this too/);
  expect(title.value).toBe('A clinic of Sarah');
});

it('keeps what is typed while a picture is sent, and shows how much has arrived', async () => {
  type Upload = { onload: () => void; upload: { onprogress: (event: object) => void } };
  const sending: Upload[] = [];
  vi.stubGlobal(
    'XMLHttpRequest',
    class {
      status = 200;
      response = 'gate.png';
      upload = {};
      open() {}
      send() {
        sending.push(this as unknown as Upload);
      }
    },
  );
  const title = await open(CLINIC);
  const picture = new File(['x'], 'Gate.png', { type: 'image/png' });
  await userEvent.upload(screen.getByLabelText(/^Picture/), picture);
  await waitFor(() => expect(sending).toHaveLength(1));
  await userEvent.type(title, ' in Gulu');
  await press('Add to about');
  act(() => sending[0]?.upload.onprogress({ loaded: 40, total: 100 }));
  expect((screen.getByRole('progressbar') as HTMLProgressElement).value).toBe(0.4);
  act(() => sending[0]?.onload());
  await waitFor(() => expect(screen.queryByRole('progressbar')).toBeNull());
  await press('Save');
  await waitFor(() =>
    expect(editor.sent?.value).toMatchObject({
      title: 'EMIS clinic in Gulu',
      picture: 'gate.png',
      about: ['A day.', ''],
    }),
  );
});

it('tells at once that a colleague removed the file, and can bring it back with what was typed', async () => {
  await userEvent.type(await open(CLINIC), ' of mine');
  editor.changes = [{ path: file.path, state: 'removed', version: '', ...byOther }];
  news('[9,6]');
  expect((await screen.findByRole('alert')).textContent).toContain('Sarah removed this');
  // Beside the button that does nothing now.
  screen.getByText(/Sarah removed this: see above/);
  await press(/^Bring it back/);
  await waitFor(() =>
    expect(editor.sent).toMatchObject({ bringsBack: true, value: { title: 'EMIS clinic of mine' } }),
  );
});

it('tells a bystander who publishes, and not that the files of others are live', async () => {
  const files = [{ path: file.path, title: 'EMIS clinic' }];
  const one = { files, kind: 'publish', message: '', at: 1 } as const;
  editor.publications.push(
    { ...one, id: 'a', who: 'Sarah', step: 'building' },
    { ...one, id: 'b', who: 'Peter', step: 'done' },
  );
  show('publish');
  const status = await screen.findByText('Sarah publishes:');
  expect(status.closest('[role=status]')?.textContent).toContain('EMIS clinic');
  expect(screen.queryByText(/It is live/)).toBeNull();
});

it('leads to the result of a publication, says that it is live when visitors see it, and hides it beside a refusal', async () => {
  editor.changes = [{ path: file.path, title: 'EMIS clinic', state: 'changed', version: 'one', ...byOther }];
  show('publish');
  await screen.findByRole('button', { name: 'Publish' });
  const publication = { id: 'a', who: 'Apio', kind: 'publish' as const, files: [], message: '', at: 5 };
  editor.publications.push({ ...publication, step: 'building' });
  await press('Publish');
  const steps = await screen.findByText('You publish:');
  await waitFor(() => expect(document.activeElement?.contains(steps)).toBe(true));
  editor.publications[0] = { ...publication, step: 'done' };
  const current = () => document.querySelector('[aria-current=step]')?.textContent;
  await waitFor(() => expect(current()).toContain('Showing them to visitors'));
  editor.builtAt = 6;
  await screen.findByText(/^It is live/);
  editor.refusal = { status: 422, message: 'A link leads to no page.' };
  await press('Publish');
  await screen.findByText(/^Nothing was published/);
  expect(screen.queryByText(/^It is live/)).toBeNull();
});

it('leads to the sign-in when the session has ended, and says that what was typed is kept', async () => {
  await userEvent.type(await open(CLINIC), ' of mine');
  editor.refusal = { status: 401, message: 'Sign in first.' };
  await press('Save');
  expect((await screen.findByRole('alert')).textContent).toContain('is kept');
  expect(screen.getByRole('link', { name: /^Sign in/ }).getAttribute('href')).toBe('/admin');
});

async function typeBesidePage(): Promise<HTMLIFrameElement> {
  const listed = { path: file.path, title: 'EMIS clinic', page: '/events', problems: 0 };
  editor.types = [{ id: 'events', group: 'Entries', name: 'Events', files: [listed] }];
  await userEvent.type(await open(CLINIC), ' of mine');
  return screen.findByTitle('The page /events');
}

it('saves by Ctrl+S also while the page has the focus', async () => {
  const frame = await typeBesidePage();
  act(() => void frame.dispatchEvent(new Event('load')));
  const press = new KeyboardEvent('keydown', { key: 's', ctrlKey: true, cancelable: true });
  act(() => void frame.contentDocument?.dispatchEvent(press));
  expect(press.defaultPrevented).toBe(true);
  await waitFor(() => expect(editor.sent?.value).toMatchObject({ title: 'EMIS clinic of mine' }));
});

it('keeps the form, and loads the page again, after the frame showed an error of the browser', async () => {
  const frame = await typeBesidePage();
  // As for a page of another origin.
  vi.spyOn(frame, 'contentDocument', 'get').mockReturnValue(null);
  vi.spyOn(frame, 'contentWindow', 'get').mockReturnValue({
    get location(): Location {
      throw new DOMException('Blocked a frame', 'SecurityError');
    },
  } as Window);
  const load = vi.spyOn(frame, 'src', 'set');
  act(() => void frame.dispatchEvent(new Event('load')));
  screen.getByText('Loading the page …');
  news('[10,5]');
  await waitFor(() => expect(load).toHaveBeenCalled());
  expect(screen.getByLabelText<HTMLTextAreaElement>('Title').value).toBe('EMIS clinic of mine');
});

it('gives back what a person typed to nobody else, also after a first save', async () => {
  editor.saved = titled('EMIS clinic');
  const openAs = async (name: string, address: string) => {
    cleanup();
    return open(address, name);
  };
  await userEvent.type(await openAs('Apio', 'new/events'), 'A day');
  expect((await openAs('Sarah', 'new/events')).value).toBe('');
  expect((await openAs('Apio', 'new/events')).value).toBe('A day');
  await press('Save');
  await screen.findByText('Saved.');
  await userEvent.type(screen.getByLabelText('Title'), '!');
  expect((await openAs('Apio', 'new/events')).value).toBe('');
  editor.theirs = editor.saved;
  expect((await openAs('Apio', CLINIC)).value).toBe('EMIS clinic!');
});
