// Two people change one value: both changes are in the result, and only two changes of one text are a question.
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { merge, mergeVersions, runsIn, type Version } from './merge.ts';

const item = (q: string, a: string) => ({ q, a });
const list = [
  item('Is it free?', 'For a term.'),
  item('Does it work offline?', 'Yes, for marks.'),
  item('Who owns the data?', 'The school does.'),
  item('Can parents pay?', 'By mobile money.'),
];
const base = { title: 'One', lead: 'A sentence.', items: list, body: ['First.', 'Second.', 'Third.'] };
const changedAt = (at: number, a: string) => list.with(at, { ...(list[at] as (typeof list)[0]), a });

it.each(['Can parents pay?', 'Can parents pay by phone?'])(
  'takes in an item moved, as “%s”, that the other changes',
  (question) => {
    const mine = { ...base, items: [item(question, 'By mobile money.'), ...list.slice(0, 3)] };
    const both = { ...base, items: [item(question, 'Not yet.'), ...list.slice(0, 3)] };
    const theirs = { ...base, items: changedAt(3, 'Not yet.') };
    expect(merge(base, mine, theirs)).toEqual({ value: both, conflicts: [] });
  },
);

it('asks where both changed a text, and keeps what else both changed', () => {
  const mine = { ...base, title: 'Mine', body: ['First.', 'Second by me.', 'Third.', 'Fourth by me.'] };
  const theirs = { ...base, title: 'Theirs', lead: 'Theirs.', body: ['Zero by them.', ...base.body] };
  expect(merge(base, mine, theirs)).toEqual({
    value: {
      ...mine,
      lead: 'Theirs.',
      body: ['Zero by them.', 'First.', 'Second by me.', 'Third.', 'Fourth by me.'],
    },
    conflicts: [{ path: ['title'], base: 'One', mine: 'Mine', theirs: 'Theirs' }],
  });
});

it('keeps an item that one removed and the other changed, and says so', () => {
  const changed = { ...base, items: changedAt(1, 'Yes.') };
  const removed = { ...base, items: list.toSpliced(1, 1) };
  for (const [mine, theirs] of [
    [changed, removed],
    [removed, changed],
  ]) {
    const { value, conflicts } = merge(base, mine, theirs);
    expect(value).toEqual(changed);
    expect(conflicts).toMatchObject([{ path: ['items', '1'] }]);
  }
});

it('joins the paragraphs of a long text; each answer has what else both wrote', () => {
  const text = (...paragraphs: string[]) => ({ text: paragraphs.join('\n\n') });
  const both = merge(
    text('One.', 'Two.', 'Three.'),
    text('One!', 'Two.', 'Three.'),
    text('One.', 'Two.', '3'),
  );
  expect(both).toEqual({ value: text('One!', 'Two.', '3'), conflicts: [] });
  const { conflicts } = merge(
    text('One.', 'Two.', 'Three.'),
    text('Mine.', 'Two.', '3'),
    text('Theirs.', '2', 'Three.'),
  );
  expect(conflicts).toMatchObject([
    { mine: text('Mine.', '2', '3').text, theirs: text('Theirs.', '2', '3').text },
  ]);
});

// Sentences without a common word: none can be taken for a changed other one.
const items = fc.uniqueArray(fc.nat(999), { minLength: 2, maxLength: 7 });
const words = (list: number[]) => list.map((number) => `word${number} also${number} and${number}`);
const edits = fc.record({ at: fc.nat(), kind: fc.constantFrom('change', 'insert', 'move', 'remove') });

it('loses no change of different items', () => {
  const edited = (list: string[], at: number, kind: string, mark: string) => {
    const own = list[at] ?? '';
    if (kind === 'change') return list.with(at, `${own} ${mark}`);
    if (kind === 'insert') return list.toSpliced(at, 0, `${mark} is new`);
    const rest = list.toSpliced(at, 1);
    return kind === 'remove' ? rest : [...rest, own];
  };
  fc.assert(
    fc.property(items, edits, edits, (numbers, one, two) => {
      const before = words(numbers);
      const [at, to] = [one.at % before.length, two.at % before.length];
      fc.pre(at !== to);
      const mine = edited(before, at, one.kind, 'mine');
      const theirs = edited(before, to, two.kind, 'theirs');
      const { value, conflicts } = merge(before, mine, theirs) as { value: string[]; conflicts: unknown[] };
      const expected = before.flatMap((text, position) => {
        const [kind, mark] =
          position === at ? [one.kind, 'mine'] : position === to ? [two.kind, 'theirs'] : [];
        if (kind === 'remove') return [];
        if (kind === 'insert') return [`${mark} is new`, text];
        return kind === 'change' ? `${text} ${mark}` : text;
      });
      expect(conflicts).toEqual([]);
      expect(value.toSorted()).toEqual(expected.toSorted());
    }),
    { seed: 51, numRuns: 300 },
  );
});

it('takes a text of very many paragraphs as one, and compares thousands that are equal', () => {
  const text = (count: number, end: string) => ({ value: {}, body: `${'A.\n\n'.repeat(count)}${end}\n` });
  const [base, mine, theirs] = ['', 'Mine.', 'Theirs.'].map((end) => text(20_000, end));
  const { body, conflicts } = mergeVersions(base as Version, mine as Version, theirs as Version);
  expect(body).toBe(mine?.body);
  expect(conflicts).toMatchObject([{ path: ['+text'] }]);
  const paragraphs = (count: number) => Array.from({ length: count }, () => 'A.');
  expect(runsIn(['Before.', ...paragraphs(20_000)], [...paragraphs(9000), 'After.'])).toHaveLength(1);
  const own = `Mine.\n\n${text(200, 'One.').body}`;
  const few = mergeVersions(text(200, 'One.'), { value: {}, body: own }, text(201, 'One.'));
  expect(few).toEqual({ value: {}, body: `Mine.\n\n${text(201, 'One.').body}`, conflicts: [] });
});
