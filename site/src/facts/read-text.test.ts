// A text comes with its facts filled in and its chapters found.
import { expect, test } from 'vitest';
import { organisation } from './organisation.ts';
import { readText } from './read-text.ts';

const { name } = organisation;

test('fills in the facts, and takes the points above it as the collection has filled them', () => {
  const rendered = { html: '<h2 id="who">{{name}}</h2>' };
  expect(readText({ id: 'x', rendered }, ['So it is.'])).toEqual({
    html: `<h2 id="who">${name}</h2>`,
    contents: [{ id: 'who', label: name }],
    inShort: ['So it is.'],
  });
});

test('refuses an entry without a text', () => {
  expect(() => readText({ id: 'x' })).toThrow('"x"');
});

test('names the text that asks for what no fact fills', () => {
  const entry = { id: 'privacy', rendered: { html: '<p>{{nope}}</p>' } };
  expect(() => readText(entry)).toThrow('The text "privacy" asks for {{nope}}');
});
