import { describe, expect, it } from 'vitest';
import { unpack } from '../src/features/search/index-file.ts';
import { parsePage } from './html-tree.ts';
import { findable, type IndexedPage } from './search-entries.ts';
import { makeIndex } from './search-index.ts';

describe('a page', () => {
  const origin = 'https://tred.example';

  function page(main: string, { head = '', address = '/careers' } = {}): string {
    return `<!doctype html><html><head><title>Careers: open positions | Tred</title>
      <meta name="description" content="Work with schools &amp; universities.">
      <link rel="canonical" href="${origin}${address}">${head}</head>
      <body><header>Header words</header><main id="main">${main}</main><footer>Footer words</footer></body></html>`;
  }

  const find = (main: string, options?: { head?: string; address?: string }) =>
    findable(parsePage(page(main, options)), '/careers', origin);

  it('takes title, description, headings with the nearest anchor, and each word once', () => {
    const [found] = find(
      `<h1>Work that lasts</h1><section id="hiring"><h2>Six steps</h2><h3 id="offer">An <em>offer</em></h3></section>
       <h2>What comes with it</h2><p>Bursar’s <b>ledger</b><span>ledger</span></p>`,
    );
    expect(found).toMatchObject({
      href: '/careers',
      title: 'Careers: open positions',
      text: 'Work with schools & universities.',
      headings: [
        { text: 'Work that lasts', anchor: 'main' },
        { text: 'Six steps', anchor: 'hiring' },
        { text: 'An offer', anchor: 'offer' },
        { text: 'What comes with it' },
      ],
    });
    expect(found?.words.filter((word) => word === 'ledger')).toHaveLength(1);
    expect(found?.words).toContain('bursars');
  });

  it('leaves out what is not the page’s own text', () => {
    const [found] = find(
      `<nav>elsewhere</nav><svg><title>drawn</title></svg><form>field</form><button>pressed</button><script>code</script>
       <div data-screen-only>related</div><div data-unsearched>listed</div><span class="visually-hidden">spoken</span>
       <h2><a href="/blog/1">Another page</a></h2><p>own</p>`,
    );
    expect(found?.words).toEqual(['another', 'page', 'own']);
    expect(found?.headings).toEqual([]);
  });

  it('takes a list item with an anchor and a heading as a thing of its own', () => {
    const found = find(
      `<h1>Careers</h1><ul><li id="designer"><p>Design</p><h3>Product Designer</h3>
       <p>Draws what a bursar sees on a small phone in a bright office.</p></li><li>no anchor</li></ul>`,
    );
    expect(found).toHaveLength(2);
    expect(found[1]).toMatchObject({
      href: '/careers#designer',
      title: 'Product Designer',
      text: 'Draws what a bursar sees on a small phone in a bright office.',
    });
    expect(found[0]?.words).not.toContain('bursar');
    expect(found[0]?.headings).toEqual([{ text: 'Careers', anchor: 'main' }]);
  });

  it.each([
    ['only sends the visitor on', { head: '<meta http-equiv="refresh" content="0;url=/a">' }],
    ['is known by another address', { address: '/jobs' }],
  ])('finds nothing in a page that %s', (_why, options) => expect(find('<h1>A</h1>', options)).toEqual([]));

  it('indexes only the entries of a further list page', () => {
    const main = '<h1>Page 2</h1><ul><li id="a"><h3>A</h3><p>B.</p></li></ul>';
    const found = find(main, { head: '<link rel="prev" href="https://tred.example/careers">' });
    expect(found.map(({ href }) => href)).toEqual(['/careers#a']);
  });
});

describe('all pages', () => {
  const found = (href: string, parts: Partial<IndexedPage> = {}): IndexedPage => ({
    href,
    title: `Title of ${href}`,
    text: '',
    headings: [],
    words: [],
    ...parts,
  });

  /** Enough other pages that a word on a few is not common. */
  const others = Array.from({ length: 40 }, (_, at) => found(`/blog/${at}`, { words: ['everywhere'] }));
  const indexOf = (...entries: IndexedPage[]) => unpack(makeIndex([...entries, ...others]));

  it('keeps the words that title, text and headings do not say already, one form of each', () => {
    const [entry, terms] = indexOf(
      found('/pricing', {
        title: 'Pricing',
        text: 'What it costs.',
        headings: [{ text: 'Refunds' }],
        words: ['prices', 'cost', 'refund', 'ledger', 'ledgers', 'a', '12', '27001', 'everywhere'],
      }),
      found('/terms', { words: ['ledgers'] }),
    ).entries;
    expect(entry?.words).toEqual(['27001', 'ledger']);
    expect(terms?.words).toEqual(['ledgers']);
  });

  it('drops headings that many pages share or that are the title of another entry', () => {
    const shared = { text: 'In short', anchor: 'in-short' };
    const { entries } = indexOf(
      found('/pricing', { headings: [shared, { text: 'Terms' }, { text: 'Own' }] }),
      found('/terms', { title: 'Terms', headings: [shared] }),
      found('/about', { headings: [shared] }),
    );
    expect(entries[0]?.headings).toEqual([{ text: 'Own' }]);
  });
});
