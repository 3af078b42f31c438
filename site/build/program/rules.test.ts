import { expect, it } from 'vitest';
import { findings } from './rules.ts';

type Built = Parameters<typeof findings>[1]['built'];
const built: Built = { has: (path) => path === '/b', addresses: () => ['/b'] };

/** Fields with a problem. */
function wrongIn(value: object, body?: string, built?: Built): string[] {
  const file = { path: 'facts/a.yaml', type: 'facts/a', title: 'A', page: '/a', ownsPage: false, source: '' };
  const found = findings([{ ...file, value, filled: value, body }], { built });
  return [...new Set(found.flatMap(({ path, field }) => (path === file.path ? field : [])))];
}

it('takes words and links', () => {
  expect(wrongIn({ text: 'Fees < 5, data: yes\n\tlast', href: 'tel:+256' }, 'Words.\r\n\nMore.')).toEqual([]);
});

it.each(['\0', '\u0001', '\u009f', '\u202e', '\u2066'])('refuses the hidden character %j', (hidden) => {
  expect(wrongIn({ text: `a${hidden}b`, list: [`${hidden}c`] })).toEqual(['text', 'list.0']);
  expect(wrongIn({}, `One.\n\n${hidden}Two.`)).toEqual(['+text']);
});

it.each(['javascript:run()', ' \u000bJavaScript:run()', 'data:text/html,a', 'vbscript:run()'])(
  'refuses the link %j',
  (link) => {
    expect(wrongIn({ any: link })).toContain('any');
    expect(wrongIn({}, `[here](<${link.trim()}>)`)).toEqual(['+text']);
  },
);

it.each(['<b>', '</a>', '<!-- a', '<ul x', '`<script>`'])('refuses %j in words', (text) => {
  expect(wrongIn({ text })).toEqual(['text']);
});

it('takes links to built pages only', () => {
  for (const [link, isRight] of [
    ['/b', true],
    ['/b#part', true],
    ['/a', false],
  ] as const) {
    expect(wrongIn({ href: link }, undefined, built)).toEqual(isRight ? [] : ['href']);
    expect(wrongIn({}, `[words](${link})`, built)).toEqual(isRight ? [] : ['+text']);
  }
});
