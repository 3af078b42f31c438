import { expect, it } from 'vitest';
import { createFormDraft } from './form-draft';

const values = { firstName: 'Grace' };
const place = () => `draft:contact:${location.pathname}`;

function formWith(value: string): HTMLFormElement {
  document.body.innerHTML = `<form data-form="contact"><input name="firstName" value="${value}"></form>`;
  return document.querySelector('form') as HTMLFormElement;
}

it('keeps its key for a second try with the same values, also after a reload', () => {
  const draft = createFormDraft(formWith('Grace'));
  draft.typed();
  const key = draft.keyFor(values);
  expect(draft.keyFor(values)).toBe(key);

  const reloaded = createFormDraft(formWith(''));
  reloaded.restore();
  expect(new FormData(document.querySelector('form') ?? undefined).get('firstName')).toBe('Grace');
  expect(reloaded.keyFor(values)).toBe(key);
});

it('takes another key for changed values, and after the server has refused it', () => {
  const draft = createFormDraft(formWith('Grace'));
  const key = draft.keyFor(values);
  const changed = draft.keyFor({ firstName: 'Ruth' });
  expect(changed).not.toBe(key);
  draft.refused();
  expect(draft.keyFor({ firstName: 'Ruth' })).not.toBe(changed);
  draft.arrived();
  expect(sessionStorage).toHaveLength(0);
});

it('counts the time before a reload', () => {
  const saved = { values: {}, search: '', key: 'k', usedOn: '', spent: 60_000 };
  sessionStorage.setItem(place(), JSON.stringify(saved));
  const draft = createFormDraft(formWith(''));
  draft.restore();
  expect(draft.spent()).toBeGreaterThanOrEqual(60_000);
});
