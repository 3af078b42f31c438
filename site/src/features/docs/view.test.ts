import { describe, expect, it } from 'vitest';
import { organisation } from '~/facts/organisation';
import { previewLine } from '~/facts/preview';
import { docs, emis, fees, overview, php, reference, someDoc, start } from './fixtures';
import { inReadingOrder } from './schema';
import { docMarkdown, docNeighbours, docPage } from './view';

describe('the reading order', () => {
  it('is by group, then by position', () => {
    expect(inReadingOrder(docs)).toEqual([overview, start, emis, reference, fees, php]);
  });

  it('links each page to the next, also across groups', () => {
    expect(docNeighbours(docs, overview)).toEqual({
      previous: undefined,
      next: { title: 'All about uganda/getting-started', href: '/docs/uganda/getting-started' },
    });
    expect(docNeighbours(docs, php)).toMatchObject({ previous: { href: '/docs/api/fees' }, next: undefined });
  });
});

describe('a page', () => {
  it('shows its part of the API on a page of the reference, in the contents too', () => {
    const { frame, part } = docPage(fees, docs);
    expect(part?.operations.map(({ sdk }) => sdk)).toContain('payments.request');
    expect(frame.text.contents.map(({ id }) => id)).toContain('create-payment');
    expect(frame.forms).toContainEqual({ label: 'OpenAPI file', href: '/docs/api/openapi.json' });
  });
});

describe('a page as Markdown', () => {
  const fence = '```';

  it('has the title, the lead, the text, and its source', () => {
    const page = someDoc('api/learners', {
      title: 'Learners',
      body: `\nSee [errors](/docs/api/errors), write to {{email.support}}.\n\n${fence}json api="listLearners 200" title="All"\n{}\n${fence}\n`,
    });
    expect(docMarkdown(page, docs, 'https://tred.example/docs/api/learners')).toBe(
      [
        '# Learners',
        ...(previewLine ? [previewLine] : []),
        'Who is at school.',
        `See [errors](https://tred.example/docs/api/errors), write to ${organisation.email.support}.`,
        `${fence}json title="All"\n{}\n${fence}`,
        '---',
        'Source: https://tred.example/docs/api/learners. Last updated 2026-11-12.\n',
      ].join('\n\n'),
    );
  });

  it('has the operations of its part of the API, after its own words', () => {
    expect(docMarkdown(fees, docs, 'https://tred.example/docs/api/fees')).toMatch(
      /Words\.\n\n## .+\n\n`[A-Z]+ \//,
    );
  });
});
