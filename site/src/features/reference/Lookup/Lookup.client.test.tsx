import { renderToStaticMarkup } from 'react-dom/server';
import { beforeEach, expect, it, vi } from 'vitest';
import { forms, formWords } from '~/facts/forms';
import { reference } from '../words';
import { Lookup } from './Lookup';
import { start } from './Lookup.client';

const fetchMock = vi.fn<typeof fetch>();
/** Whether the browser would post the form itself. */
const press = () =>
  document.querySelector('form')?.dispatchEvent(new SubmitEvent('submit', { cancelable: true }));
const shown = () =>
  [...document.querySelectorAll<HTMLElement>('[data-when]:not([hidden])')].map(({ dataset }) => dataset.when);

function open(change = (_form: HTMLFormElement) => {}) {
  document.body.innerHTML = renderToStaticMarkup(
    <Lookup
      form={forms.reference}
      words={formWords.reference}
      answers={reference.answers}
      origin=""
      place="look-up"
    />,
  );
  for (const form of document.forms) change(form);
  start();
}

beforeEach(() => {
  fetchMock.mockReset();
  vi.stubGlobal('fetch', fetchMock);
});

it.each([
  ['too-many', () => Promise.resolve(new Response('', { status: 429 }))],
  ['unavailable', () => Promise.resolve(new Response('<h1>Bad gateway</h1>', { status: 502 }))],
  ['unavailable', () => Promise.reject(new TypeError('offline'))],
])('says %s when the server does, or nothing does', async (result, reply) => {
  open();
  fetchMock.mockImplementationOnce(reply);
  press();
  await expect.poll(shown).toEqual([result]);
});

it('posts the plain form when the server reports mistakes', async () => {
  open();
  const submit = vi.spyOn(HTMLFormElement.prototype, 'requestSubmit').mockImplementation(() => press());
  fetchMock.mockResolvedValueOnce(Response.json({ ok: false, problems: [] }, { status: 422 }));
  press();
  await expect.poll(() => submit).toHaveBeenCalledOnce();
  expect(submit).toHaveLastReturnedWith(true);
  expect(fetchMock).toHaveBeenCalledOnce();
  expect(shown()).toEqual([]);
});

it('leaves the fields of the page of mistakes to the visitor', () => {
  const click = vi.spyOn(HTMLButtonElement.prototype, 'click');
  open(({ elements }) => {
    for (const field of ['reference', 'sender']) {
      const input = elements.namedItem(field) as HTMLInputElement;
      input.value = 'TRD-1234';
      input.ariaInvalid = 'true';
    }
  });
  expect(click).not.toHaveBeenCalled();
  expect(press()).toBe(true);
  expect(fetchMock).not.toHaveBeenCalled();
});
