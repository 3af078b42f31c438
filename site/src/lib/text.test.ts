// A text brings its chapters and its filled-in facts along, whatever the renderer puts into a heading.
import { expect, test } from 'vitest';
import { brand } from '../facts/organisation.ts';
import { chaptersOf, readText } from './text.ts';

test('finds the chapters, without the links and entities inside', () => {
  const html =
    '<h2 id="a"><a href="#a">Terms &amp; fees</a></h2><h3 id="b">No</h3><h2 class="x" id="c">What’s <em>next</em></h2>';
  expect(chaptersOf(html)).toEqual([
    { id: 'a', label: 'Terms & fees' },
    { id: 'c', label: 'What’s next' },
  ]);
});

test('fills in the facts', () => {
  const entry = { id: 'x', rendered: { html: '<p>{{name}}</p>' }, data: { inShort: ['So it is.'] } };
  expect(readText(entry)).toEqual({ html: `<p>${brand}</p>`, contents: [], inShort: ['So it is.'] });
});

test('names the text that asks for what no fact fills', () => {
  const entry = { id: 'privacy', rendered: { html: '<p>{{nope}}</p>' }, data: {} };
  expect(() => readText(entry)).toThrow('The text "privacy" asks for {{nope}}');
});

test('refuses an entry without a text', () => {
  expect(() => readText({ id: 'x', data: {} })).toThrow('"x"');
});
