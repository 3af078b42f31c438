// Pages in the editor's frame: no scripts, all addresses under the prefix, nothing else of the development server.
import { once } from 'node:events';
import { createServer, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { inFrame, isOfPages, sendPage } from './page-route.ts';

it.each(['', '/api/admin/website'])(
  'drops scripts and moves root-relative addresses, behind “%s”',
  (prefix) => {
    const page =
      '<script type="module">alert(1)</script><a href="/pricing">x</a><a href="//cdn.example/x">y</a>' +
      '<img srcset="/a.webp 1x, /b.webp 2x" src=\'/a.webp\'><style>a{background:url(/c.svg)}</style>';
    expect(inFrame(page, prefix)).toBe(
      `<a href="${prefix}/page/pricing">x</a><a href="//cdn.example/x">y</a>` +
        `<img srcset="${prefix}/page/a.webp 1x, ${prefix}/page/b.webp 2x" src='${prefix}/page/a.webp'>` +
        `<style>a{background:url(${prefix}/page/c.svg)}</style>`,
    );
  },
);

it.each([
  ['/', true],
  ['/blog/17', true],
  ['/src/assets/a.woff2', true],
  ['/@fs/srv/content/a.jpg', true],
  ['/_image', false],
  ['/%5fimage', false],
  ['/_server-islands/a', false],
  ['/_astro/a.css', true],
  ['/__open-in-editor', false],
  ['/%5f%5fopen-in-editor', false],
  ['/__open-in-editor/a.png', false],
  ['//__open-in-editor', false],
  ['/@vite/client', false],
  ['/%40id/a', false],
  ['/content/pages/home.yaml', false],
  ['/node_modules/a/index.html', false],
  ['/.env', false],
])('may show %s: %s', (path, may) => {
  expect(isOfPages(path)).toBe(may);
});

describe('behind a development server', () => {
  let server: Server;
  let address: string;
  beforeAll(async () => {
    server = createServer(({ url = '' }, response) => {
      const type = url.startsWith('/page') ? 'text/html' : 'text/javascript';
      response.writeHead(url === '/page/gone' ? 404 : 200, { 'content-type': type }).end('export default 1');
    }).listen(0, '127.0.0.1');
    await once(server, 'listening');
    address = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  });
  afterAll(() => {
    server.close();
  });
  const show = async (path: string, isUp = true) => {
    const response = { setHeader: vi.fn(), writeHead: vi.fn(() => response), end: vi.fn() };
    const preview = { address: isUp ? address : 'http://127.0.0.1:1', isUp: async () => isUp };
    const content = { list: async () => ({ types: [], wrong: [] }) };
    const url = new URL(`http://editor/page${path}`);
    await sendPage({ preview, content }, url, { headers: {} }, response as unknown as ServerResponse);
    return [...(response.writeHead.mock.calls[0] ?? []), ...(response.end.mock.calls[0] ?? [])];
  };

  it('shows pages, and no source by another name', async () => {
    expect(await show('/page/a')).toEqual([200, { 'Content-Type': 'text/html' }, 'export default 1']);
    await expect(show('/astro.config.ts?raw')).rejects.toThrow('no page');
    await expect(show('/edit/website.ts')).rejects.toThrow('no page');
  });
});
