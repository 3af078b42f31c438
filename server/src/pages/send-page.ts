// Sends a built page that the server has filled in, with that page's security policy.
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import { FILL, FILL_LINK, type PageState, type PageValue, WHEN } from '@tred/contract/page-attributes';
import type { FastifyReply } from 'fastify';
import { acceptedEncodings, type SiteFile, type StaticSite } from '../site/static-site.ts';
import {
  attribute,
  type Element,
  elements,
  find,
  parsePage,
  serializePage,
  setAttribute,
  setText,
} from './dom.ts';

/** Its first two paragraphs say what the trouble is; ways to reach us follow. */
const TROUBLE = '/unavailable';

export function pageHtml(site: StaticSite, address: string): string | undefined {
  const file = site.find(address);
  return file?.type.startsWith('text/html') ? file.plain.body.toString() : undefined;
}

/** About 1 ms for a page, which has a quarter of its bytes then. */
const compress = {
  br: (html: string) => brotliCompressSync(html, { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } }),
  gzip: (html: string) => gzipSync(html),
};

/** Personal pages are never cached. */
export function sendPage(reply: FastifyReply, address: string, html: string) {
  const policy = reply.server.site.find(address)?.headers['content-security-policy'];
  if (policy) reply.header('content-security-policy', policy);
  reply.headers({ 'cache-control': 'no-store', vary: 'accept-encoding' }).type('text/html; charset=utf-8');
  const [encoding] = acceptedEncodings(reply.request.headers['accept-encoding']);
  return encoding
    ? reply.header('content-encoding', encoding).send(compress[encoding](html))
    : reply.send(html);
}

const escapes: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
const escapeHtml = (text: string) => text.replace(/[&<>"]/g, (character) => escapes[character] ?? character);

/** Shows a message on the site's page for troubles, or as text on a site without it. */
export function sendMessage(reply: FastifyReply, title: string, lines: readonly string[]) {
  const page = parsePage(pageHtml(reply.server.site, TROUBLE) ?? '');
  const notice = find(page, ({ tagName }) => tagName === 'main');
  const parts = notice && [...elements(notice)];
  const [first, second] = parts?.filter(({ tagName }) => tagName === 'p') ?? [];
  const headings = [...elements(page)].filter(({ tagName }) => /^(?:title|h1)$/.test(tagName));
  if (first && second) {
    for (const heading of headings) setText(heading, title);
    setText(first, lines.slice(0, -1).join(' '));
    setText(second, lines.at(-1) ?? '');
    return sendPage(reply, TROUBLE, serializePage(page));
  }
  return reply.type('text/plain; charset=utf-8').send(`${[title, ...lines].join('\n\n')}\n`);
}

export interface Filling {
  /** Shows parts with one of these states and hides the others. */
  states: readonly PageState[];
  /** Text of the elements with this attribute; value of inputs with this name. */
  values?: Readonly<Partial<Record<PageValue, string>>>;
}

/** Pages prepared for their states: each is parsed once for a build. */
const templates = new WeakMap<SiteFile, Map<string, string>>();
const placeholder = (name: string) => `\u{E000}${name}\u{E000}`;

function filledPage(site: StaticSite, address: string, filling: Filling): string {
  const file = site.find(address);
  if (!file) throw new Error(`the site lacks ${address}`);
  const values = Object.entries(filling.values ?? {});
  const key = JSON.stringify([filling.states, values.map(([name]) => name)]);
  const known = templates.get(file) ?? new Map<string, string>();
  templates.set(file, known);
  const places = Object.fromEntries(values.map(([name]) => [name, placeholder(name)]));
  const template = known.get(key) ?? fillPage(file.plain.body.toString(), { ...filling, values: places });
  known.set(key, template);
  return values.reduce(
    (text, [name, value]) => text.replaceAll(placeholder(name), () => escapeHtml(value)),
    template,
  );
}

export const sendFilledPage = (reply: FastifyReply, address: string, filling: Filling) =>
  sendPage(reply, address, filledPage(reply.server.site, address, filling));

function fillPage(html: string, { states, values = {} }: Filling): string {
  const page = parsePage(html);
  const visible = new Set<string>(states);
  const texts = new Map<string, string>(Object.entries(values));
  for (const element of elements(page)) {
    const when = attribute(element, WHEN)?.split(/\s+/);
    if (when) setAttribute(element, 'hidden', when.some((state) => visible.has(state)) ? undefined : '');
    fillElement(element, texts);
  }
  return serializePage(page);
}

function fillElement(element: Element, texts: ReadonlyMap<string, string>): void {
  const text = texts.get(attribute(element, FILL) ?? '');
  if (text !== undefined) setText(element, text);
  const link = attribute(element, FILL_LINK);
  if (link !== undefined)
    setAttribute(
      element,
      'href',
      link.replace(/\{(\w+)\}/g, (_, name: string) => texts.get(name) ?? ''),
    );
  const value = element.tagName === 'input' ? texts.get(attribute(element, 'name') ?? '') : undefined;
  if (value !== undefined) setAttribute(element, 'value', value);
}
