import { hash } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import {
  codeOfScripts,
  inlineScripts,
  keepLists,
  leaveOut,
  leaveOutRules,
  moveStyles,
  pinScripts,
} from './finish-page.ts';

describe('markup', () => {
  it('moves a style out of the body, behind those of the head', () => {
    expect(
      moveStyles('<head><style>a{}</style></head><body><p>1</p><style>b{}</style><script>x</script></body>'),
    ).toBe('<head><style>a{}</style><style>b{}</style></head><body><p>1</p><script>x</script></body>');
  });

  it('lets a list be a list, but in a navigation, where it is one anyway', () => {
    expect(keepLists('<ul><li>1</li></ul><nav><ul class="a"></ul></nav><ul class="b"></ul>')).toBe(
      '<ul role="list"><li>1</li></ul><nav><ul class="a"></ul></nav><ul role="list" class="b"></ul>',
    );
  });

  it('leaves alone what has a role, and what only looks like a list', () => {
    const page = '<ul class="a" role="tablist"></ul><script>"<ul>"</script><ulx></ulx>';
    expect(keepLists(page)).toBe(page);
  });

  it('leaves out what nobody reads, but what React looks for in an island', () => {
    const icon = '<svg class="lucide lucide-x"><path d="M1 1"></path></svg>a<!-- -->b';
    expect(leaveOut(icon)).toBe('<svg><path d="M1 1"/></svg>ab');
    expect(leaveOut(`${icon}<astro-island></astro-island>`)).toBe(
      '<svg class="lucide lucide-x"><path d="M1 1"/></svg>a<!-- -->b<astro-island></astro-island>',
    );
  });

  it('leaves out rules for classes and properties that nothing has, but on a page with an island', () => {
    const page = (css: string) => `<style>${css}</style><p class="Aa dark"></p>`;
    const unused =
      ':root{--u:1}hr,.Bb,.Aa .Bb,.Aa:has(>.Bb),:is(.Bb:has(>.Cc),.Cc){top:0}@media print{.Bb{top:0}}';
    const kept =
      '.dark{background:url("data:image/svg+xml,<svg/>")}:root{--a:1;--d:2}.Aa,.Aa:not(.Bb),:is(.Aa:has(>:nth-child(2)),.Bb){top:var(--a)}.reveals{top:0}';
    expect(leaveOutRules(page(unused + kept), 'var(--d)')).toBe(page(kept));
    const island = `${page(unused)}<astro-island></astro-island>`;
    expect(leaveOutRules(island)).toBe(island);
  });
});

describe('inline scripts', () => {
  const own = ['theme()', '{"prefetch":[]}'];
  const scriptsOf = (html: string) => inlineScripts(html, own, '/about');
  const pinned = '<script type="module" src="/_astro/a.js" integrity="sha256-a"></script>';

  it('are those that the build lists', () => {
    const page = '<p>&lt;script&gt;</p><script data-a="b">theme()</script>';
    expect(scriptsOf(`<script type="application/ld+json">{"a":"\\u003c"}</script>${page}${pinned}`)).toEqual([
      'theme()',
    ]);
    expect(codeOfScripts(`<script>theme()</script>${pinned}`)).toEqual(['theme()']);
  });

  it.each([
    '<script>other()</script>',
    '<SCRIPT>theme()</SCRIPT>',
    '<script src="//evil.example/a.js"></script>',
    '<script type="module" src="/_astro/a.js"></script>',
    '<script type="module" src="/_astro/a.js" integrity="sha256-a">other()</script>',
    '<script src="data:,a">theme()</script>',
    '<script type="application/ld+json"><!--<script></script>',
    '<!--><script>other()</script> -->',
    '<figure title="<script>other()</script>"></figure>',
    '<svg><script href="data:,a"/></svg>',
  ])('stop the build if they are others: %s', (html) => {
    expect(() => scriptsOf(`<script>theme()</script>${html}`)).toThrow(/^\/about has a script .*<script/i);
  });
});

describe('pinned scripts', () => {
  const files: Record<string, string> = {
    '/_astro/page.1.js': 'import"./shell.2.js";\n',
    '/_astro/shell.2.js': 'run()',
    '/_astro/both.3.js': 'import"./shell.2.js";more()',
  };
  const read = async (address: string) => Buffer.from(files[address] ?? '');
  const sha = (text: string) => `sha256-${hash('sha256', text, 'base64')}`;
  const tag = (address: string) => `<script type="module" src="${address}"></script>`;

  it('carries the hash of what the browser will load', async () => {
    expect(await pinScripts(`<p>${tag('/_astro/shell.2.js')}`, read)).toBe(
      `<p><script type="module" src="/_astro/shell.2.js" integrity="${sha('run()')}"></script>`,
    );
  });

  it('goes straight to a script that another one only imports', async () => {
    const direct = await pinScripts(tag('/_astro/page.1.js'), read);
    expect(direct).toBe(await pinScripts(tag('/_astro/shell.2.js'), read));
    expect(await pinScripts(tag('/_astro/both.3.js'), read)).toContain('src="/_astro/both.3.js"');
  });
});
