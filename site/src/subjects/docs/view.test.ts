// The order of the documentation, and its pages as HTML and Markdown.
import { describe, expect, it } from 'vitest';
import { organisation } from '~/facts/organisation';
import { docs, emis, fees, overview, php, reference, someDoc, start } from './fixtures';
import { inReadingOrder, type LoadedDoc } from './schema';
import { docMarkdown, docNeighbours, docPage, docTrail } from './view';

describe('the reading order', () => {
  it('reads by part, then by place in it', () => {
    expect(inReadingOrder(docs)).toEqual([overview, start, emis, reference, fees, php]);
  });

  it('leads from page to page across the parts', () => {
    expect(docNeighbours(docs, overview)).toEqual({
      previous: undefined,
      next: { title: 'All about uganda/getting-started', href: '/docs/uganda/getting-started' },
    });
    expect(docNeighbours(docs, php)).toMatchObject({ previous: { href: '/docs/api/fees' }, next: undefined });
  });

  it('names the pages above', () => {
    const names = (of: LoadedDoc) => docTrail(of).map(({ name }) => name);
    expect(names(overview)).toEqual(['Developers']);
    expect(names(emis)).toEqual(['Developers', 'Documentation']);
    expect(names(reference)).toEqual(['Developers', 'Documentation']);
    expect(names(fees)).toEqual(['Developers', 'Documentation', 'API reference']);
  });
});

describe('a page', () => {
  it('shows a guide with its contents, its neighbours and the way through all parts', () => {
    const { frame, map, part, index } = docPage(emis, docs);
    expect(frame).toMatchObject({
      meta: { path: '/docs/uganda/emis', markdown: '/docs/uganda/emis.md' },
      text: { contents: [{ id: 'words' }] },
      neighbours: { previous: { href: '/docs/uganda/getting-started' }, next: { href: '/docs/api' } },
      forms: [{ href: '/docs/uganda/emis.md' }],
    });
    expect(frame.navigation.parts.map(({ title }) => title)).toEqual([
      'Uganda guides',
      'API reference',
      'Libraries',
    ]);
    expect(frame.navigation.parts[2]?.links).toEqual([{ label: 'PHP', href: '/docs/sdk/php' }]);
    expect([map, part, index]).toEqual([[], undefined, undefined]);
  });

  it('shows its part of the API on a page of the reference, in the contents too', () => {
    const { frame, part } = docPage(fees, docs);
    expect(part?.operations.map(({ sdk }) => sdk)).toContain('payments.request');
    expect(frame.text.contents.map(({ id }) => id)).toContain('create-payment');
    expect(frame.forms).toContainEqual({ label: 'OpenAPI file', href: '/docs/api/openapi.json' });
  });
});

describe('a page as Markdown', () => {
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

  it('has the operations of its part of the API, after its own words', () => {
    expect(docMarkdown(fees, docs, 'https://tred.example/docs/api/fees')).toMatch(
      /Words\.\n\n## .+\n\n`[A-Z]+ \//,
    );
  });
});
