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
  it('of the reference links to the file of the API, and has Run buttons if it has requests', () => {
    const { frame, runs } = docPage({ ...fees, markdown: '```bash\ncurl "https://api.example"\n```' }, docs);
    expect(frame.forms).toContainEqual({ label: 'OpenAPI file', href: '/docs/api/openapi.json' });
    expect(runs).toBe(true);
    expect(docPage(fees, docs).runs).toBe(false);
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
        ...(previewLine() ? [previewLine()] : []),
        'Who is at school.',
        `See [errors](https://tred.example/docs/api/errors), write to ${organisation.email.support}.`,
        `${fence}json title="All"\n{}\n${fence}`,
        '---',
        'Source: https://tred.example/docs/api/learners. Last updated 2026-11-12.\n',
      ].join('\n\n'),
    );
  });

  it('has its part of the API after its own words', () => {
    const page = { ...fees, markdown: '## Request a payment' };
    expect(docMarkdown(page, docs, 'https://tred.example/docs/api/fees')).toContain(
      'Words.\n\n## Request a payment',
    );
  });
});
