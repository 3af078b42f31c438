import type { Field as FieldInfo } from '@tred/contract/form';
import { FIELD, INVALID, PROBLEM, SPOKEN_ONLY } from '@tred/contract/page-attributes';
import { parse } from 'node-html-parser';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import baseStyles from '~/styles/base.css?raw';
import { Field, type FieldProps } from './Field';
import styles from './Field.module.css?raw';

const words = { optional: '(if you like)', error: 'Wrong' };
const render = (props: Omit<FieldProps, 'form' | 'words'>) =>
  parse(renderToStaticMarkup(<Field form="f" words={words} {...props} />));

const sample: FieldInfo = { name: 'a', label: 'A thing', kind: 'text', required: true };

const options = [
  { value: '1', label: 'One' },
  { value: '2', label: 'Two' },
];

describe('Field', () => {
  it('describes its input by its hint', () => {
    const html = render({ field: { ...sample, hint: 'Like so' }, value: 'x' });
    const input = html.querySelector('#f-a');
    expect(input?.getAttribute('aria-describedby')).toBe('f-a-hint');
    expect(input?.getAttribute('value')).toBe('x');
    expect(html.querySelector('#f-a-hint')?.textContent).toBe('Like so');
  });

  it('carries the marks by which the server finds a question and the styles a problem', () => {
    for (const kind of ['text', 'checkbox', 'radio'] as const)
      expect(render({ field: { ...sample, kind, options } }).querySelector(`[${FIELD}] #f-a`)).not.toBeNull();
    for (const mark of [INVALID, PROBLEM]) expect(styles).toContain(`[${mark}] {`);
    expect(baseStyles).toContain(`[${SPOKEN_ONLY}] {`);
  });

  it('starts a select with its placeholder and offers every option', () => {
    const field: FieldInfo = { ...sample, kind: 'select', placeholder: 'Choose', options };
    const shown = render({ field, value: '2' }).querySelectorAll('option');
    expect(shown.map(({ textContent }) => textContent)).toEqual(['Choose', 'One', 'Two']);
    expect(shown.filter((option) => option.hasAttribute('selected')).length).toBe(1);
  });

  it('never ticks a box beforehand', () => {
    const html = render({ field: { ...sample, kind: 'checkbox' }, value: 'on' });
    expect(html.querySelector('input')?.hasAttribute('checked')).toBe(false);
  });

  it('gives the first radio the id that an error links to, and describes the group', () => {
    const html = render({ field: { ...sample, kind: 'radio', options, hint: 'One' } });
    expect(html.querySelectorAll('input').map((input) => input.id)).toEqual(['f-a', 'f-a-1']);
    expect(html.querySelector('fieldset')?.getAttribute('aria-describedby')).toBe('f-a-hint');
    expect(html.querySelector('legend')?.textContent).toBe('A thing');
  });

  it('contains values from the page, and no input for hidden questions', () => {
    const hidden = render({ field: { ...sample, kind: 'hidden' }, value: 'info-session' }).querySelector(
      'input',
    );
    expect([hidden?.getAttribute('type'), hidden?.getAttribute('value')]).toEqual(['hidden', 'info-session']);
    expect(render({ field: { ...sample, kind: 'unasked' } }).toString()).toBe('');
  });
});
