// The Markdown of a page says what the page says, and reads well on its own.
import { expect, it } from 'vitest';
import { organisation } from '~/facts/organisation';
import { docMarkdown } from './doc-markdown';
import { docs, fees, overview, php, someDoc } from './fixtures';

const fence = '```';

it('has the title, the lead, the text, and where it came from', () => {
  const page = someDoc('api/learners', {
    title: 'Learners',
    body: `\nSee [errors](/docs/api/errors), write to {{email.support}}.\n\n${fence}json api="listLearners 200" title="All"\n{}\n${fence}\n`,
  });
  expect(docMarkdown(page, docs, 'https://tred.example/docs/api/learners')).toBe(
    [
      '# Learners',
      'Who is at school.',
      `See [errors](https://tred.example/docs/api/errors), write to ${organisation.email.support}.`,
      `${fence}json title="All"\n{}\n${fence}`,
      '---',
      'Source: https://tred.example/docs/api/learners. Last updated 2026-11-12.\n',
    ].join('\n\n'),
  );
});

it('lists all pages by their Markdown addresses, on the first', () => {
  expect(docMarkdown(overview, [overview, php], 'https://tred.example/docs')).toContain(
    'Words.\n\n## Libraries\n\n- [All about sdk/php](https://tred.example/docs/sdk/php.md): What sdk/php is for.',
  );
});

it('has the operations of its part of the API, after its own words', () => {
  expect(docMarkdown(fees, docs, 'https://tred.example/docs/api/fees')).toMatch(
    /Words\.\n\n## .+\n\n`[A-Z]+ \//,
  );
});
