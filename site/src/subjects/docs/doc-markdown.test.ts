// The Markdown of a page says what the page says, and reads well on its own.
import { expect, it } from 'vitest';
import { docMarkdown, docsMapMarkdown } from './doc-markdown.ts';

const fence = '```';
const page = {
  title: 'Learners',
  lead: 'Who is at school.',
  updated: '2026-11-12',
  url: 'https://tred.example/docs/api/learners',
  body: `\nSee [errors](/docs/api/errors), write to {{email.support}}.\n\n${fence}json api="listLearners 200" title="All"\n{}\n${fence}\n`,
};

it('has the title, the lead, the text, what follows it, and where it came from', () => {
  expect(docMarkdown(page, ['## GET /learners'])).toBe(
    [
      '# Learners',
      'Who is at school.',
      'See [errors](https://tred.example/docs/api/errors), write to support@tred.example.',
      `${fence}json title="All"\n{}\n${fence}`,
      '## GET /learners',
      '---',
      'Source: https://tred.example/docs/api/learners. Last updated 2026-11-12.\n',
    ].join('\n\n'),
  );
});

it('lists pages by their Markdown addresses', () => {
  const data = { title: 'PHP', description: 'For portals.', group: 'sdk', order: 1 } as const;
  expect(docsMapMarkdown([{ group: 'sdk', title: 'Libraries', docs: [{ id: 'sdk/php', data }] }])).toBe(
    '## Libraries\n\n- [PHP](/docs/sdk/php.md): For portals.',
  );
});
