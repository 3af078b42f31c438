// That the line above the preview says what it shows, also when it could not take what was typed.
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { Followed } from '../messages.ts';
import { PagePreview } from './PagePreview';
import type { Shows } from './use-typed.ts';

let followed: Followed;
let links: Promise<string[]>;
let askedFor: string[];
/** Stops the preview, as far as its page can know. */
let stop: () => void;
/** Of the question that is answered when it stops. */
let waiting: AbortSignal | undefined;

beforeEach(() => {
  askedFor = [];
  links = Promise.resolve([]);
  let stops = Promise.withResolvers<void>();
  stop = () => {
    stops.resolve();
    stops = Promise.withResolvers();
  };
  vi.stubGlobal('fetch', async (address: string, { signal }: RequestInit = {}) => {
    if (address === '/stops') {
      waiting = signal ?? undefined;
      await stops.promise;
    }
    if (address.startsWith('/read-again')) askedFor.push(address);
    if (address.startsWith('/broken-links')) return Response.json({ links: await links });
    return Response.json(address === '/shown' ? { shown: true } : followed);
  });
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const typed: Shows = { what: 'typed', page: '/pricing', path: 'facts/prices.yaml' };
const open = (shows: Shows) =>
  render(
    <PagePreview
      origin="http://127.0.0.1:1"
      path="facts/prices.yaml"
      page="/pricing"
      shows={shows}
      saves={0}
    />,
  );

it.each<[Shows, Followed, string]>([
  [{ what: 'saved' }, { read: true, laid: false, wrong: [] }, 'Shows what is saved.'],
  [typed, { read: true, laid: true, wrong: [] }, 'Shows what you typed. It is not saved yet.'],
  [
    typed,
    { read: false, laid: true, wrong: [] },
    'What you typed does not fit other facts, so it cannot be shown.',
  ],
  [typed, { read: true, laid: false, wrong: [] }, 'What you typed stops the preview: shows what is saved.'],
])('%j, %j: %s', async (shows, given, words) => {
  followed = given;
  open(shows);
  expect(await screen.findByText(words)).toBeTruthy();
});

it('says so when the preview stops later, and asks for the typed file', async () => {
  followed = { read: true, laid: true, wrong: [] };
  open(typed);
  await screen.findByText('Shows what you typed. It is not saved yet.');
  followed = { read: true, laid: false, wrong: [] };
  stop();
  expect(await screen.findByText('What you typed stops the preview: shows what is saved.')).toBeTruthy();
  expect(askedFor).toEqual(Array(2).fill('/read-again?path=facts%2Fprices.yaml&page=%2Fpricing'));
});

it('names what a build would stop at: elsewhere, and links that lead nowhere', async () => {
  const elsewhere = 'site/src/content/facts/case-studies.yaml, line 3: school is …';
  followed = { read: true, laid: true, wrong: [elsewhere] };
  const looked = Promise.withResolvers<string[]>();
  links = looked.promise;
  open(typed);
  // The page does not wait until they were looked up.
  await screen.findByText('Shows what you typed. It is not saved yet.');
  looked.resolve(['the link /pricng leads to no page or file.']);
  const stops = (await screen.findByText('A build would stop at this:')).parentElement;
  const entries = () => [...(stops?.querySelectorAll('li') ?? [])].map((each) => each.textContent);
  expect(entries()[0]).toBe(elsewhere);
  await waitFor(() => expect(entries()[1]).toBe('the link /pricng leads to no page or file.'));
});

it('asks no more when it is left: an open question takes one of the few lines to the server', async () => {
  followed = { read: true, laid: true, wrong: [] };
  const { unmount } = open(typed);
  expect(waiting?.aborted).toBe(false);
  unmount();
  expect(waiting?.aborted).toBe(true);
});

it('tells each page that has loaded to load again, until one says that it does', async () => {
  followed = { read: true, laid: true, wrong: [] };
  const { container } = open(typed);
  await screen.findByText('Shows what you typed. It is not saved yet.');
  await waitFor(() => expect(container.querySelector('iframe')).not.toBeNull());
  const frame = container.querySelector('iframe') as HTMLIFrameElement;
  const told = vi.spyOn(frame.contentWindow as Window, 'postMessage').mockImplementation(() => {});
  // It had not loaded when it was told.
  fireEvent.load(frame);
  expect(told).toHaveBeenLastCalledWith('load again', 'http://127.0.0.1:1');
  // That was still one with the text of before.
  fireEvent.load(frame);
  expect(told).toHaveBeenCalledTimes(2);
  fireEvent(window, new MessageEvent('message', { origin: 'http://127.0.0.1:1', data: 'loads again' }));
  fireEvent.load(frame);
  expect(told).toHaveBeenCalledTimes(2);
});
