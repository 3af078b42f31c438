import { hash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeEach, describe, expect, it } from 'vitest';
import { testFolder } from '../../server/src/test-folder.ts';
import { finishPage } from './finish-page.ts';

const origin = 'https://tred.example';
const ownScripts = ['theme()', '{"prefetch":[]}'];
let out: string;
beforeEach(() => {
  out = testFolder({
    '_astro/page.1.js': 'import"./shell.2.js";\n',
    '_astro/shell.2.js': 'run()',
    '_astro/both.3.js': 'import"./shell.2.js";more()',
  });
});

async function finish(body: string, { head = '', address = '/about' } = {}) {
  const html = `<!DOCTYPE html><html data-connects="nowhere"><head><title>About | Tred</title><link rel="canonical" href="${origin}/about">${head}</head><body>${body}</body></html>`;
  const file = `${address.slice(1)}/index.html`;
  const page = await finishPage({ ...{ out, origin, ownScripts, file, address, html }, compression: 'off' });
  return { ...page, html: readFileSync(join(out, file), 'utf8'), before: html };
}

it('notes forms, links, parts, words, and whether the page is listed', async () => {
  const body =
    '<main><h1 id="top">Hello</h1><p>Kabulomi</p><a href="/a?b=1&amp;c=2">A</a><img src="/p.webp" alt=""></main><form action="/api/forms/contact"></form>';
  const { html, before, ...page } = await finish(body, {
    head: '<meta property="article:modified_time" content="2026-10-02">',
  });
  expect(page).toMatchObject({
    ...{ address: '/about', file: 'about/index.html', listed: true, modified: '2026-10-02' },
    ...{ actions: ['/api/forms/contact'], links: ['/a?b=1&c=2', '/p.webp'], ids: ['top'] },
  });
  expect(page.found[0]?.words).toEqual(['hello', 'kabulomi', 'a']);
  expect(html).toBe(before);
  expect((await finish(body, { address: '/alias' })).listed).toBe(false);
});

it('notes no links and words of the gallery, which is for tests', async () => {
  const page = await finish('<main><a href="/nowhere">A link</a></main>', { address: '/gallery' });
  expect([page.links, page.found]).toEqual([[], []]);
});

describe('styles', () => {
  const kept =
    '@layer base,ui;@layer base{:root{--a:1}.dark{top:0}hr{top:0}}@layer ui{.Aa-module_x,.Aa-module_x:not(.Bb-module_x){top:var(--a)}}';
  const unused = '@layer ui{.Bb-module_x,.Aa-module_x .Bb-module_x{top:0}}';
  const body = '<p class="Aa-module_x dark"></p>';

  it('keeps rules for classes that the page has, and allows them by their hash', async () => {
    const { html, policy } = await finish(body, { head: `<style>${kept}${unused}</style>` });
    expect(html).toContain(`<style>${kept}`);
    expect(html).not.toContain('Bb-module_x{');
    const [, styles = ''] = /<style>(.*?)<\/style>/.exec(html) ?? [];
    expect(policy).toContain(`style-src 'self' 'sha256-${hash('sha256', styles, 'base64')}'`);
    expect(policy).toContain("connect-src 'none'");
  });

  it('keeps the states that the script of a part sets', async () => {
    const pressed = '.SchoolPrice-module_presets>[aria-pressed=true]{top:0}';
    const styles = { head: `<style>${pressed}</style>` };
    expect((await finish('<p class="SchoolPrice-module_presets"></p>', styles)).html).toContain(pressed);
    expect((await finish(body, styles)).html).not.toContain(pressed);
  });

  it('keeps the styles of charts and of wrong fields only where a chart or a field is', async () => {
    const styles = '<style>.chart .track{top:0}[data-invalid]{left:0}</style>';
    const bare = await finish(body, { head: styles });
    expect(bare.html).not.toMatch(/track|invalid/);
    const both = await finish('<p class="Field-module_field"></p><p class="chart"></p>', { head: styles });
    expect(both.html).toContain(styles);
  });

  it('keeps all on a page with an island, which adds classes later', async () => {
    const { html } = await finish(`${body}<astro-island></astro-island>`, {
      head: `<style>${kept}${unused}</style>`,
    });
    expect(html).toContain(unused);
  });
});

describe('scripts', () => {
  const sha = (text: string) => `sha256-${hash('sha256', text, 'base64')}`;
  const tag = (name: string) => `<script type="module" src="/_astro/${name}"></script>`;

  it('carry the hash of what the browser will load', async () => {
    expect((await finish(tag('shell.2.js'))).html).toContain(
      `<script type="module" src="/_astro/shell.2.js" integrity="${sha('run()')}"></script>`,
    );
  });

  it('go straight to a script that another one only imports', async () => {
    expect((await finish(tag('page.1.js'))).html).toBe((await finish(tag('shell.2.js'))).html);
    expect((await finish(tag('both.3.js'))).html).toContain('src="/_astro/both.3.js"');
  });

  it('may be those of the build, and data', async () => {
    const data =
      '<script type="application/ld+json">{"a":"\\u003c"}</script><script type="application/json">{}</script>';
    const { policy } = await finish(`${data}<p>&lt;script&gt;</p><script data-a="b">theme()</script>`);
    expect(policy).toContain(`script-src 'self' '${sha('theme()')}'`);
  });

  it.each([
    '<script>other()</script>',
    '<script src="//evil.example/a.js"></script>',
    '<script type="module" src="https://evil.example/a.js"></script>',
    '<script src="data:,a">theme()</script>',
    '<!--><script>other()</script> -->',
    '<svg><script href="data:,a"/></svg>',
  ])('stop the build if they are others: %s', async (script) => {
    await expect(finish(`<script>theme()</script>${script}`)).rejects.toThrow('/about has a script');
    expect(existsSync(join(out, 'about/index.html'))).toBe(false);
  });

  it('stop the build if their file is missing', async () => {
    await expect(finish(tag('gone.js'))).rejects.toThrow('gone.js');
  });
});
