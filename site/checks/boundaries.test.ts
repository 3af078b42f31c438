// The boundary check finds every violation.
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { boundaries } from './boundaries.ts';
import { readSources } from './source-files.ts';

const problemsOf = (path: string, text: string) =>
  boundaries([{ path, text }]).problems.map(({ what }) => what);

test.each([
  ['pages/pricing.astro', "---\nimport { x } from '~/content/pages/pricing';\n---\n<Faq client:touch />"],
  ['layouts/Page.astro', "---\nimport '~/styles/base.css';\n---"],
  ['sections/Faq/Faq.tsx', "import { Icon } from '~/ui/Icon/Icon';\nimport css from './Faq.module.css';"],
  ['ui/Icon/Icon.tsx', "import { organisation } from '~/facts/organisation';"],
  ['subjects/store/islands/Cart.tsx', "import { useState } from 'react';\nuseState(1);"],
  ['sections/Faq/Faq.test.tsx', "import { home } from '~/content/pages/home';"],
  [
    'ui/Badge/Badge.module.css',
    '.red { color: var(--ink); background: color-mix(in srgb, var(--ink), transparent); }',
  ],
  ['ui/Badge/Badge.tsx', '<a href="#add"><path fill="currentColor" /></a>'],
])('%s keeps the rules', (path, text) => {
  expect(problemsOf(path, text)).toEqual([]);
});

test.each([
  ['lib/money.ts', "import { Icon } from '~/ui/Icon/Icon';", 'lib may not import ui'],
  ['sections/Faq/Faq.tsx', "import { home } from '~/content/pages/home';", 'sections may not import content'],
  [
    'sections/Faq/Faq.tsx',
    "const x = await import('~/subjects/store/islands/Cart');",
    'sections may not import subjects',
  ],
  ['layouts/Page.astro', "---\n---\n<script>import '~/pages/menu';</script>", 'layouts may not import pages'],
  ['ui/Icon/Icon.tsx', "import x from '../../../../desk/src/x';", 'outside site/src'],
  [
    'ui/Icon/Icon.module.css',
    ".a { composes: b from '../../sections/Faq/Faq.module.css'; }",
    'ui may not import sections',
  ],
  ['widgets/Thing.tsx', 'export const x = 1;', 'does not know'],
  ['ui/Field/Field.tsx', "import { useId } from 'react';", 'uses useId'],
  ['layouts/Page.astro', '---\n---\n<Menu client:idle />', 'only a page'],
  ['pages/index.astro', '---\n---\n<Menu client:visible />', 'is client:touch'],
  ['content/pages/home.tsx', 'export const home = <p />;', 'is code'],
  ['pages/index.astro', 'line\n'.repeat(41), '41 lines'],
  ['ui/Badge/Badge.module.css', '.a { color: #fff }', '#fff'],
  ['ui/Badge/Badge.module.css', '.a { border: 1px solid rgb(0 0 0 / 10%); }', 'rgb('],
  ['ui/Badge/Badge.module.css', '.a { color: White; }', 'White'],
  ['ui/Badge/Badge.tsx', '<path fill="#0b5d4e" />', '#0b5d4e'],
])('%s with %j breaks one', (path, text, expected) => {
  const problems = problemsOf(path, text);
  expect(problems).toHaveLength(1);
  expect(problems[0]).toContain(expected);
});

test('two rooms, and two files, that import each other are a circle', () => {
  const sources = [
    { path: 'subjects/blog/posts.ts', text: "import { a } from '~/subjects/search/words';" },
    { path: 'subjects/search/words.ts', text: "import { b } from '../blog/posts';" },
    { path: 'subjects/events/dates.ts', text: "import { b } from '../blog/posts';" },
  ];
  expect(boundaries(sources).problems.map(({ where }) => where)).toEqual([
    'site/src/subjects/blog/posts.ts',
    'site/src/subjects/search/words.ts',
    'site/src/subjects/blog',
    'site/src/subjects/search',
  ]);
});

test('the site keeps to all of them', () => {
  const sources = readSources(fileURLToPath(new URL('../src', import.meta.url)));
  expect(boundaries(sources).problems).toEqual([]);
});
