import { expect, it } from 'vitest';
import { rememberEdits } from './edits';

const controls = `
  <input name="text" value="as it was">
  <textarea name="lines">as it was</textarea>
  <input type="radio" name="one" value="a" checked><input type="radio" name="one" value="b">
  <input type="checkbox" name="tick">
  <input type="range" name="count" value="3" max="9">
  <select name="placeholder"><option value="">Choose</option><option>x</option></select>
  <select name="chosen"><option>x</option><option selected>y</option></select>`;

function editsOf(edit: (form: HTMLFormElement) => void, later?: (form: HTMLFormElement) => void): string[] {
  document.body.innerHTML = `<form>${controls}</form>`;
  const form = document.body.firstElementChild as HTMLFormElement;
  edit(form);
  const repeat = rememberEdits(form);
  later?.(form);
  const names = new Set<string>();
  form.addEventListener('change', ({ target }) => names.add((target as HTMLInputElement).name));
  repeat();
  return [...names];
}
const control = (form: HTMLFormElement, name: string) => form.elements.namedItem(name) as HTMLInputElement;

it('nothing, as long as nothing was touched', () => {
  expect(editsOf(() => {})).toEqual([]);
});

it.each([
  ['text', 'new'],
  ['lines', 'new'],
  ['count', '8'],
  ['placeholder', 'x'],
  ['chosen', 'x'],
  ['one', 'b'],
])('%s, when it was changed', (name, value) => {
  expect(
    editsOf((form) => {
      control(form, name).value = value;
    }),
  ).toEqual([name]);
  expect(control(document.forms[0] as HTMLFormElement, name).value).toBe(value);
});

it('a tick', () => {
  expect(editsOf((form) => control(form, 'tick').click())).toEqual(['tick']);
  expect(control(document.forms[0] as HTMLFormElement, 'tick').checked).toBe(true);
});

it('not what the form filled in by itself in the meantime', () => {
  const fill = (form: HTMLFormElement) => {
    control(form, 'placeholder').value = 'x';
  };
  expect(editsOf(() => {}, fill)).toEqual([]);
  expect(control(document.forms[0] as HTMLFormElement, 'placeholder').value).toBe('x');
});
