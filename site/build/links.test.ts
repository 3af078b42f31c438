import { describe, expect, it } from 'vitest';
import { brokenLinks, linesWith, linkProblem, pagesOf } from './links.ts';

describe('linkProblem', () => {
  const built = [
    { address: '/', links: [], ids: ['top'] },
    { address: '/pricing', links: [], ids: ['plans'] },
  ];
  const files = ['documents/dpa.pdf'];
  const pages = pagesOf(built, files);

  it.each(['/', '/pricing', '/pricing?plan=a#plans', '#top', '/documents/dpa.pdf', 'https://example.org'])(
    'finds nothing wrong with %s',
    (link) => expect(linkProblem(link, '/', pages)).toBeUndefined(),
  );

  it.each([
    ['/pricng', 'the link /pricng leads to no page or file. Did you mean /pricing?'],
    [
      '/pricing#plnas',
      'the link /pricing#plnas leads to a part that /pricing does not have. Did you mean #plans?',
    ],
    ['#nothing', 'the link #nothing leads to a part that / does not have.'],
    ['/pricing/', 'the link /pricing/ ends in a slash. Leave the slash out.'],
    ['', 'a link has no address.'],
    ['/%zz', 'the link /%zz leads to no page or file.'],
    ['#%zz', 'the link #%zz leads to a part that / does not have.'],
    ['javascript:run()', expect.stringContaining('the link javascript:run() is refused.')],
    [' java\nscript:run()', expect.stringContaining('is refused.')],
    ['data:text/html,a', expect.stringContaining('is refused.')],
  ])('says what is wrong with %s', (link, message) => {
    expect(linkProblem(link, '/', pages)).toEqual(message);
  });

  it('names the page where no text has the link, and each address once', () => {
    const link = '/nowhere-that-any-text-names';
    const linking = ['/pricing', '/'].map((address) => ({ address, links: [link, '#gone'], ids: [] }));
    expect(brokenLinks(linking, files)).toEqual([
      {
        path: '',
        line: 0,
        found: link,
        what: `the page /pricing: the link ${link} leads to no page or file.`,
      },
      ...['/pricing', '/'].map((address) => ({
        ...{ path: '', line: 0, found: '#gone' },
        what: `the page ${address}: the link #gone leads to a part that ${address} does not have.`,
      })),
    ]);
  });
});

describe('linesWith', () => {
  it.each([
    ['a.md', 'Read\n[this](/blog/9).', [2]],
    ['a.yaml', 'text: "[this](/blog/9)"\nhref: /blog/9', [1, 2]],
    ['a.md', '[other](/blog/99) [part](/blog/9#x)', []],
  ])('in %s: %s', (file, text, lines) => {
    expect(linesWith('/blog/9', text, file)).toEqual(lines);
  });

  it('passes over a text that has the part', () => {
    expect(linesWith('#sources', '[x](#sources)', 'a.md')).toEqual([1]);
    expect(linesWith('#sources', '[x](#sources)\n\n## Sources', 'a.md')).toEqual([]);
  });
});
