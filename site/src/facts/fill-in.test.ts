// Places in a text are filled from the facts, in words and in links, and an unknown one stops the build.
import { expect, test } from 'vitest';
import { formatPhone } from '../lib/words.ts';
import { fillIn } from './fill-in.ts';
import { organisation } from './organisation.ts';
import { sdks } from './sdks.ts';

test('fills words', () => {
  expect(fillIn('Write to {{email.privacy}}, {{ legalName }}.')).toBe(
    `Write to ${organisation.email.privacy}, ${organisation.legalName}.`,
  );
});

test('sets a phone for reading in words and for dialling in a link', () => {
  const html = '<a href="tel:%7B%7Bphone.emergency%7D%7D">{{phone.emergency}}</a>';
  const { emergency } = organisation.phone;
  expect(fillIn(html)).toBe(`<a href="tel:${emergency}">${formatPhone(emergency)}</a>`);
});

test('knows the API’s address and the libraries’ packages and versions', () => {
  expect(fillIn('curl {{api}}/learners')).toBe(`curl https://api.${organisation.domain}/v1/learners`);
  expect(fillIn('pip install {{package.python}}=={{sdk.python}}')).toBe(
    `pip install ${sdks.python.package}==${sdks.python.version}`,
  );
});

test('refuses a place that no fact fills', () => {
  expect(() => fillIn('{{email.nobody}}')).toThrow('{{email.nobody}}');
});
