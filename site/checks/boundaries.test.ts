// The boundary check fails on every breach of the house rules.
import { expect, test } from 'vitest';
import { boundaries } from './boundaries.ts';

const problemsOf = (path: string, text: string) =>
  boundaries([{ path, text }]).problems.map(({ what }) => what);

test.each([
  [
    'pages/pricing.astro',
    "---\nimport { x } from '../src/content/pages/pricing';\n---\n<Faq client:visible />",
  ],
  [
    'layouts/Page.astro',
    "---\nimport { x } from '../src/content/navigation';\nimport '~/styles/base.css';\n---",
  ],
  [
    'sections/Faq/Faq.tsx',
    "import { Icon } from '../src/ui/Icon/Icon';\nimport css from './Faq.module.css';",
  ],
  ['ui/Icon/Icon.tsx', "import { organisation } from '../src/facts/organisation';"],
  ['content/pages/home.ts', "import type { HeroProps } from '../src/sections/Hero/Hero';"],
  ['islands/Form/Form.tsx', "import { useState } from 'react';\nuseState(1);"],
  ['sections/Faq/Faq.test.tsx', "import { home } from '../src/content/pages/home';"],
  [
    'ui/Badge/Badge.module.css',
    '.red { color: var(--ink); background: color-mix(in srgb, var(--ink), transparent); }',
  ],
  ['ui/Badge/Badge.tsx', '<a href="#add"><path fill="currentColor" /></a>'],
])('%s keeps the rules', (path, text) => {
  expect(problemsOf(path, text)).toEqual([]);
});

test.each([
  ['lib/money.ts', "import { Icon } from '../src/ui/Icon/Icon';", 'lib may import'],
  ['ui/Icon/Icon.tsx', "import { Hero } from '../../sections/Hero/Hero';", 'ui may import'],
  ['sections/Faq/Faq.tsx', "import { home } from '../src/content/pages/home';", 'sections may import'],
  ['sections/Faq/Faq.tsx', "const x = await import('~/islands/Form/Form');", 'sections may import'],
  ['content/pages/home.ts', "import { Hero } from '../src/sections/Hero/Hero';", 'content may import'],
  ['layouts/Page.astro', "---\nimport { home } from '../src/content/pages/home';\n---", 'layouts may import'],
  ['layouts/Page.astro', "---\n---\n<script>import '~/pages/menu';</script>", 'layouts may import'],
  ['ui/Icon/Icon.tsx', "import x from '../../../../desk/src/x';", 'outside site/src'],
  [
    'ui/Icon/Icon.module.css',
    ".a { composes: b from '../../sections/Faq/Faq.module.css'; }",
    'ui may import',
  ],
  ['widgets/Thing.tsx', 'export const x = 1;', 'does not know'],
  ['ui/Field/Field.tsx', "import { useId } from 'react';", 'uses useId'],
  ['ui/Field/Field.tsx', 'React.useState(1);', 'uses useState'],
  ['shell/menu.ts', 'useMenu();', 'uses useMenu'],
  ['layouts/Page.astro', '---\n---\n<Menu client:idle />', 'only a page'],
  ['pages/index.astro', '---\n---\n<Menu client:load />', 'hydrate when idle'],
  ['pages/index.astro', '---\n---\n<Menu client:only="react" />', 'before the script'],
  ['content/pages/home.tsx', 'export const home = <p />;', 'is markup'],
  ['pages/index.astro', 'line\n'.repeat(41), '41 lines'],
  ['ui/index.ts', 'export const x = 1;', 'barrel'],
  ['ui/all.ts', "export { Icon } from './Icon/Icon';", 're-exports'],
  ['ui/Badge/Badge.module.css', '.a { color: #fff }', '#fff'],
  ['ui/Badge/Badge.module.css', '.a { border: 1px solid rgb(0 0 0 / 10%); }', 'rgb('],
  ['ui/Badge/Badge.module.css', '.a { color: White; }', 'White'],
  ['ui/Badge/Badge.tsx', '<path fill="#0b5d4e" />', '#0b5d4e'],
  ['ui/Badge/Badge.tsx', '<path stroke="red" />', 'red'],
  ['layouts/Page.astro', '---\n---\n<style>p { color: #123456; }</style>', '#123456'],
])('%s with %j breaks one', (path, text, expected) => {
  const problems = problemsOf(path, text);
  expect(problems).toHaveLength(1);
  expect(problems[0]).toContain(expected);
});
