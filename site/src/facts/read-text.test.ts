// A text comes with its facts filled in and its chapters found.
import { expect, test } from 'vitest';
import { organisation } from './organisation.ts';
import { readText } from './read-text.ts';

const { name } = organisation;

test('fills in the facts, in the text and in the points above it', () => {
  const rendered = { html: '<h2 id="who">{{name}}</h2>' };
  expect(readText({ id: 'x', rendered }, ['{{name}} it is.'])).toEqual({
    html: `<h2 id="who">${name}</h2>`,
    contents: [{ id: 'who', label: name }],
    inShort: [`${name} it is.`],
  });
});

test('refuses an entry without a text', () => {
  expect(() => readText({ id: 'x' })).toThrow('"x"');
});
