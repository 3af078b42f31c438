import { describe, expect, it } from 'vitest';
import { testFolder } from '../../server/src/test-folder.ts';
import { linkReader } from './dist-files.ts';
import { brokenLinks, linesWith, linkProblem, pagesIn } from './links.ts';

describe('linkProblem', () => {
  const files = {
    'index.html': '<h1 id="top">Home</h1>',
    'pricing/index.html': '<section class="x" id="plans"></section>',
    'documents/dpa.pdf': '',
  };

  const dist = testFolder(files);
  const pages = pagesIn(dist, Object.keys(files));

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

  it('reads a page only for a link to a part of it: of thousands, few are linked to so', () => {
    const unread = {
      ...pages,
      partsOf: (path: string) => {
        throw new Error(`${path} was read`);
      },
    };
    expect(linkProblem('/pricing', '/', unread)).toBeUndefined();
    expect(() => linkProblem('/pricing#plans', '/', unread)).toThrow('/pricing was read');
  });

  it('names the page where no text has the link', () => {
    const linking = [{ address: '/pricing', links: ['/nowhere-that-any-text-names'] }];
    expect(brokenLinks(dist, Object.keys(files), linking)).toEqual([
      {
        file: 'the page /pricing',
        line: 0,
        what: 'the link /nowhere-that-any-text-names leads to no page or file.',
      },
    ]);
  });
});

describe('linesWith', () => {
  it.each([
    ['a.md', 'Read\n[this](/blog/9).', [2]],
    ['a.yaml', 'text: "[this](/blog/9)"\nhref: /blog/9', [1, 2]],
    ['a.ts', "  href: '/blog/9',", [1]],
    ['a.md', '[other](/blog/99) [part](/blog/9#x)', []],
  ])('in %s: %s', (file, text, lines) => {
    expect(linesWith('/blog/9', text, file)).toEqual(lines);
  });

  it('passes over a text that has the part', () => {
    expect(linesWith('#sources', '[x](#sources)', 'a.md')).toEqual([1]);
    expect(linesWith('#sources', '[x](#sources)\n\n## Sources', 'a.md')).toEqual([]);
  });
});

describe('links of pages', () => {
  it('gives each address once, however many have it', () => {
    const read = linkReader();
    expect(
      read(
        '<a class="x" href="/a?b=1&amp;c=2">A</a><a href="/a?b=1&amp;c=2">A</a><img alt="" src="/p.webp">',
      ),
    ).toEqual(['/a?b=1&c=2', '/p.webp']);
    expect(read('<a href="/a?b=1&amp;c=2">A</a><a href="/b">B</a>')).toEqual(['/b']);
  });

  it('gives a part that the page does not have, on each page', () => {
    const read = linkReader();
    const page = '<a href="#here">x</a><a href="#gone">y</a><h2 id="here">Here</h2>';
    expect(read(page)).toEqual(['#gone']);
    expect(read(page)).toEqual(['#gone']);
  });
});
