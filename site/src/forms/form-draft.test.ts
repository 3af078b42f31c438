// A retry keeps its idempotency key; another message gets a new one.
import type { FormDefinition } from '@tred/contract/form';
import { contact } from '@tred/contract/forms/contact';
import { inTestWords } from '@tred/contract/test-words';
import { beforeEach, expect, it } from 'vitest';
import { createFormDraft } from './form-draft';

const form = inTestWords(contact) as FormDefinition;
const values = { firstName: 'Grace' };
let element: HTMLFormElement;

beforeEach(() => {
  sessionStorage.clear();
  document.body.innerHTML = '<form><input name="firstName" value="Grace"></form>';
  element = document.querySelector('form') as HTMLFormElement;
});

it('keeps its key for a second try with the same values, also after a reload', () => {
  const attempt = createFormDraft();
  attempt.typed(form, element);
  const key = attempt.keyFor(values, form, element);
  expect(attempt.keyFor(values, form, element)).toBe(key);

  const reloaded = createFormDraft();
  reloaded.restore(form, element);
  expect(reloaded.keyFor(values, form, element)).toBe(key);
});

it('takes another key for changed values, and after the desk has refused it', () => {
  const attempt = createFormDraft();
  const key = attempt.keyFor(values, form, element);
  const changed = attempt.keyFor({ firstName: 'Ruth' }, form, element);
  expect(changed).not.toBe(key);
  attempt.refused();
  expect(attempt.keyFor({ firstName: 'Ruth' }, form, element)).not.toBe(changed);
});

it('keeps what was typed until it has arrived, then nothing', () => {
  const attempt = createFormDraft();
  attempt.typed(form, element);
  element.reset();
  document.body.innerHTML = '<form><input name="firstName"></form>';
  const empty = document.querySelector('form') as HTMLFormElement;
  createFormDraft().restore(form, empty);
  expect(new FormData(empty).get('firstName')).toBe('Grace');

  attempt.arrived(form);
  expect(sessionStorage).toHaveLength(0);
});

it('counts the time before a reload', () => {
  sessionStorage.setItem(
    `draft:contact:${location.pathname}`,
    JSON.stringify({ values: {}, search: '', key: 'k', usedOn: '', spent: 60_000 }),
  );
  const attempt = createFormDraft();
  attempt.restore(form, element);
  expect(attempt.spent()).toBeGreaterThanOrEqual(60_000);
});
