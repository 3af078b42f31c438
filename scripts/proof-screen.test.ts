// The screen that an editor reads before publishing.
import { expect, it } from 'vitest';
import { proofScreen } from './proof-screen.ts';

const proof = {
  wrong: [],
  waiting: [],
  addressOf: (file: string) => (file === 'a.md' ? '/blog/18' : undefined),
  leftOut: [],
};

it('says what would go live, what waits and what is wrong', () => {
  const waiting = [
    { file: 'b.md', title: 'Fees', until: '2027-03-02' },
    { file: 'c.md', title: 'Exams', until: 'draft' },
  ];
  const changes = [
    { how: 'new', file: 'a.md' },
    { how: 'new', file: 'b.md' },
    { how: 'deleted', file: 'd.md' },
  ] as const;
  const wrong = ['a.md, line 5: date is 2026.'];
  const screen = proofScreen(
    { ...proof, waiting, wrong },
    { since: 'the last commit', changes: [...changes] },
  );
  expect(screen).toBe(`What would go live
  new      a.md, /blog/18
  deleted  d.md

Not yet
  on 2 March 2027: Fees (b.md)
  a draft: Exams (c.md)

What is wrong
  a.md, line 5: date is 2026.

One thing is wrong: a build would stop.`);
});

it('says when there is nothing to say', () => {
  expect(proofScreen(proof, { since: 'origin/main', changes: [] })).toBe(`What would go live
  Nothing that differs from origin/main.

What is wrong
  Nothing was found.

npm run build makes the site of it, and looks at every link of every page as well.`);
});

it('keeps to one screen, and says how many more there are', () => {
  const changes = Array.from({ length: 15 }, (_, at) => ({ how: 'new' as const, file: `${at}.md` }));
  const screen = proofScreen(proof, { since: 'the last commit', changes });
  expect(screen).toContain('  new      11.md\n  and 3 more\n');
});

it('tells what could not be looked at', () => {
  const leftOut = ['The other texts are looked at once the facts are right.'];
  expect(proofScreen({ ...proof, leftOut }, undefined)).toContain(`\n\n${leftOut[0]}\n\n`);
});
