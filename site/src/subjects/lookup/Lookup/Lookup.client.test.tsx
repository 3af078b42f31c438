// Looking a reference up on the page: one answer is shown and focused, and the plain form takes what must be put right.
import { renderToStaticMarkup } from 'react-dom/server';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { words } from '~/content/pages/reference';
import { Lookup } from './Lookup';
import { start } from './Lookup.client';

const asked = vi.fn<typeof fetch>();
const field = (name: string) =>
  document.querySelector<HTMLInputElement>(`[name=${name}]`) as HTMLInputElement;
const press = () =>
  document.querySelector('form')?.dispatchEvent(new SubmitEvent('submit', { cancelable: true }));
const shown = () =>
  [...document.querySelectorAll<HTMLElement>('[data-when]:not([hidden])')].map(({ dataset }) => dataset.when);

function open(hash = '') {
  history.replaceState(null, '', `/reference${hash}`);
  document.body.innerHTML = renderToStaticMarkup(<Lookup words={words} origin="" place="look-up" />);
  start();
}

beforeEach(() => {
  asked.mockReset();
  vi.stubGlobal('fetch', asked);
});
afterEach(() => vi.unstubAllGlobals());

it('asks with what was typed, never in the address, and focuses the one answer', async () => {
  open('#TRD-4F7K2-M9QXD');
  expect(field('reference').value).toBe('TRD-4F7K2-M9QXD');
  field('email').value = 'grace@school.example';
  asked.mockResolvedValueOnce(Response.json({ ok: true, progress: 'answered' }));
  press();
  await expect.poll(shown).toEqual(['answered']);
  expect(document.activeElement?.textContent).toContain(words.answers.answered.title);
  const [url, request] = asked.mock.calls[0] ?? [];
  expect(String(url)).toMatch(/\/reference#look-up$/);
  expect(String(request?.body)).toBe('reference=TRD-4F7K2-M9QXD&email=grace%40school.example');

  asked.mockResolvedValueOnce(Response.json({ ok: true, progress: 'unknown' }));
  press();
  await expect.poll(shown).toEqual(['unknown']);
});

it.each([
  ['too-many', () => Promise.resolve(new Response('', { status: 429 }))],
  ['unavailable', () => Promise.resolve(new Response('<h1>Bad gateway</h1>', { status: 502 }))],
  ['unavailable', () => Promise.reject(new TypeError('offline'))],
])('says %s when the desk does, or nothing does', async (answer, reply) => {
  open();
  asked.mockImplementationOnce(reply);
  press();
  await expect.poll(shown).toEqual([answer]);
});

it('posts the plain form when something has to be put right', async () => {
  open();
  const submit = vi.spyOn(HTMLFormElement.prototype, 'submit').mockImplementation(() => {});
  asked.mockResolvedValueOnce(Response.json({ ok: false, problems: [] }, { status: 422 }));
  press();
  await expect.poll(() => submit).toHaveBeenCalledOnce();
  expect(shown()).toEqual([]);
});
