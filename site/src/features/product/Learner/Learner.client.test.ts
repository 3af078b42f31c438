// The visitor's name on product screens: as text, for this visit, until it is reset.
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { start, storedLearner } from './Learner.client';

const SAMPLE = 'Sample Name';
const part = <Part extends HTMLElement>(tag: string) => document.querySelector<Part>(tag) as Part;
const screen = () => part<HTMLElement>('bdi');

function type(text: string): void {
  part<HTMLInputElement>('input').value = text;
  part('input').dispatchEvent(new Event('input'));
}

beforeEach(() => {
  document.body.innerHTML = `<input data-client="Learner"><button data-client="Learner" hidden></button>
    <bdi data-client="Learner">${SAMPLE}</bdi>`;
});

afterEach(() => {
  vi.restoreAllMocks();
  sessionStorage.clear();
});

it.each(['<img src=x onerror=alert(1)>', 'محمد علي', '👩🏾‍🎓 “Ada” \\ {first}'])(
  'shows %s as text',
  (name) => {
    start();
    type(` ${name} `);
    expect(screen().textContent).toBe(name);
    expect(screen().childElementCount).toBe(0);
    expect(screen().title).toBe(name);
    expect(screen().hasAttribute('data-typed')).toBe(true);
    expect(storedLearner()).toBe(name);
  },
);

it('shows the stored name on the next page, also in the field, where the sample was hidden', () => {
  sessionStorage.setItem('learner', 'Akello');
  document.documentElement.dataset.learner = '';
  start();
  expect(document.documentElement.dataset).not.toHaveProperty('learner');
  expect(screen().textContent).toBe('Akello');
  expect(part<HTMLInputElement>('input').value).toBe('Akello');
});

it('puts the sample back', () => {
  start();
  type('Akello');
  expect(part<HTMLButtonElement>('button').hidden).toBe(false);
  part('button').click();
  expect(screen().textContent).toBe(SAMPLE);
  expect(screen().hasAttribute('data-typed')).toBe(false);
  expect(document.activeElement).toBe(part('input'));
  expect(part<HTMLButtonElement>('button').hidden).toBe(true);
  expect(storedLearner()).toBe('');
});

it('keeps a name on its page if the browser refuses storage, also one typed before the script', () => {
  const refuse = () => {
    throw new DOMException('refused', 'SecurityError');
  };
  for (const method of ['getItem', 'setItem', 'removeItem'] as const)
    vi.spyOn(Storage.prototype, method).mockImplementation(refuse);
  part<HTMLInputElement>('input').value = 'Akello';
  start();
  expect(screen().textContent).toBe('Akello');
  type('');
  expect(screen().textContent).toBe(SAMPLE);
});
