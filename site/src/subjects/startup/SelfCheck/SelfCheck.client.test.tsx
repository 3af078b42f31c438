// The self-check, on the section's own HTML: which answers lead to which verdict.
import { fireEvent } from '@testing-library/react';
import { renderToStaticMarkup } from 'react-dom/server';
import { beforeEach, expect, it } from 'vitest';
import { SelfCheck } from './SelfCheck';
import { start } from './SelfCheck.client';

const verdict = (title: string) => ({ when: '', title, text: '', action: { label: 'Go on', href: '/' } });

beforeEach(() => {
  document.body.innerHTML = renderToStaticMarkup(
    <SelfCheck
      title="Check"
      ruleLabel="A rule"
      keyTitle="Key"
      status="{answered} of {all}"
      answers={{ yes: 'Yes', no: 'No', unsure: 'Not sure' }}
      checks={[
        { id: 'age', title: 'Age', text: '', rule: true },
        { id: 'growth', title: 'Growth', text: '' },
      ]}
      verdicts={{ yes: verdict('Apply'), unsure: verdict('Tell us'), no: verdict('Not now') }}
    />,
  );
  start();
});

const answer = (name: string, value: string) =>
  fireEvent.click(document.querySelector(`[name=${name}][value=${value}]`) as HTMLInputElement);
const current = () => [...document.querySelectorAll('[data-current] h4')].map((title) => title.textContent);
const status = () => document.querySelector('[role=status]')?.textContent;

it.each([
  ['yes', 'no'],
  ['yes', 'unsure'],
  ['unsure', 'yes'],
])('a rule answered with %s and a wish with %s: tell us', (age, growth) => {
  answer('age', age);
  answer('growth', growth);
  expect(current()).toEqual(['Tell us']);
});

it('a no on a rule decides at once, and can be taken back', () => {
  answer('age', 'no');
  expect([current(), status()]).toEqual([['Not now'], 'Not now']);
  answer('age', 'yes');
  expect([current(), status()]).toEqual([[], '1 of 2']);
});
