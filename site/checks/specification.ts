// The links, labels, figures, form fields and constants that the specification fixes (specification.yaml) are on their pages.
import { readFileSync } from 'node:fs';
import { z } from 'astro/zod';
import { HTMLElement, type Node, parse as parseHtml } from 'node-html-parser';
import { parse } from 'yaml';
import type { BuiltSite, CheckFinding, CheckProblem } from './built-site.ts';

const words = z.string().min(1);

const field = z.strictObject({
  required: z.boolean(),
  type: words.optional(),
  rows: z.int().optional(),
  values: z.array(words).optional(),
  options: z.record(z.string(), words).optional(),
});

const page = z.strictObject({
  links: z.array(words).default([]),
  says: z.array(z.union([words, z.array(words)])).default([]),
  states: z.array(words).default([]),
  atLeast: z
    .array(z.strictObject({ select: words, text: words.optional(), count: z.int().positive() }))
    .default([]),
  exactly: z.record(words, z.int().nonnegative()).default({}),
  form: z.strictObject({ action: words, fields: z.record(z.string(), field) }).optional(),
});

const shellLinks = z.array(z.strictObject({ href: words, label: words.optional() }));

const schema = z.strictObject({
  addresses: z.strictObject({ pages: z.array(words), redirects: z.array(words), files: z.array(words) }),
  shell: z.strictObject({
    header: shellLinks,
    footer: shellLinks,
    says: z.array(words),
    states: z.array(words),
    newTabs: z.int(),
  }),
  pages: z.record(words, page),
});

export type Specification = z.infer<typeof schema>;

export const readSpecification = (text: string): Specification => schema.parse(parse(text));

export const specification = readSpecification(
  readFileSync(new URL('./specification.yaml', import.meta.url), 'utf8'),
);

/** The routes of the specification; the page for unknown addresses is none. */
export const registeredPages = Object.keys(specification.pages).filter((address) => address !== '/404');

const FIXED =
  'the specification fixes it. If the owner decided otherwise, change site/checks/specification.yaml too';

/** Words of one list are in an element of at most this many characters. */
const CLOSE = 700;

export function meetsSpecification(
  site: BuiltSite,
  { addresses, shell, pages }: Specification,
): CheckFinding {
  const problems: CheckProblem[] = [];
  let checked = 0;
  const expect = (where: string, holds: boolean, what: string) => {
    checked += 1;
    if (!holds) problems.push({ where, what: `${what}: ${FIXED}` });
  };

  for (const address of [...addresses.pages, ...Object.keys(pages)])
    expect(address, site.page(address)?.isRedirect === false, 'is not a page');
  for (const address of addresses.redirects)
    expect(address, site.page(address) !== undefined, 'leads nowhere');
  for (const file of addresses.files) expect(file, site.files.has(file.slice(1)), 'is not there');

  for (const [where, fixed] of Object.entries(pages)) {
    const built = site.page(where);
    if (!built || built.isRedirect) continue;
    const { root } = built;
    const [main, header, footer] = [
      root.querySelector('main'),
      root.querySelector('header'),
      root.querySelectorAll('footer').at(-1),
    ];
    for (const [name, part] of Object.entries({ main, header, footer }))
      expect(where, Boolean(part), `has no ${name}`);
    if (!main || !header || !footer) continue;
    const links = main.querySelectorAll('a[href]').map((link) => withoutQuery(link.getAttribute('href')));
    for (const href of fixed.links) expect(where, links.includes(href), `does not link to ${href}`);
    const elements = [main, ...main.querySelectorAll('*')].map(textOf);
    for (const said of fixed.says.map((each) => [each].flat())) {
      const near = said.length === 1 ? elements : elements.filter((text) => text.length <= CLOSE);
      const isSaid = near.some((text) => said.every((each) => has(text, each)));
      expect(where, isSaid, `does not say ${said.map((each) => `“${each}”`).join(' beside ')}`);
    }
    const source = decoded(built.html);
    for (const state of [...fixed.states, ...shell.states])
      expect(where, has(source, state), `never says “${state}”`);
    for (const { select, text = '', count } of fixed.atLeast) {
      const all = main.querySelectorAll(select).map((each) => textOf(each).replace(/^\|/, ''));
      const found = all.filter((each) => each.startsWith(squeeze(text))).length;
      expect(where, found >= count, `has ${found} of ${count} ${text ? `“${text}”` : select}`);
    }
    for (const [select, count] of Object.entries(fixed.exactly)) {
      const found = main.querySelectorAll(select).length;
      expect(where, found === count, `has ${found}, not ${count} ${select}`);
    }
    if (fixed.form) for (const what of formProblems(root, fixed.form)) expect(where, false, what);
    for (const [part, all] of [
      [header, shell.header],
      [footer, shell.footer],
    ] as const)
      for (const { href, label = '' } of all) {
        const same = part.querySelectorAll('a').filter((link) => link.getAttribute('href') === href);
        const isThere = same.some((link) => !label || has(textOf(link), label));
        expect(where, isThere, `its ${part.rawTagName} has no link “${label}” to ${href}`);
      }
    for (const said of shell.says)
      expect(where, has(textOf(footer), said), `its footer does not say “${said}”`);
    const newTabs = footer.querySelectorAll('a[target="_blank"]').length;
    expect(where, newTabs >= shell.newTabs, `its footer has ${newTabs} of ${shell.newTabs} social links`);
  }
  return { checked: `${checked} facts on ${Object.keys(pages).length} pages`, problems };
}

function formProblems(
  root: HTMLElement,
  { action, fields }: NonNullable<Specification['pages'][string]['form']>,
): string[] {
  const forms = root.querySelectorAll('main form');
  const form = forms.find((each) => each.getAttribute('action')?.endsWith(action));
  if (!form) return [`has no form that posts to ${action}`];
  return Object.entries(fields).flatMap(([name, { required, type, rows, values, options = {} }]) => {
    const control = form.querySelector(`[name="${name}"]`);
    if (!control) return [`its form has no field ${name}`];
    const offered = new Map(
      control.querySelectorAll('option').map((each) => [each.getAttribute('value') ?? '', each.text.trim()]),
    );
    const is = (attribute: string, value: unknown) =>
      value === undefined || control.getAttribute(attribute) === String(value);
    return [
      ...(control.hasAttribute('required') === required ? [] : [`${required ? 'not ' : ''}required`]),
      ...(is('type', type) ? [] : [`not of type ${type}`]),
      ...(is('rows', rows) ? [] : [`not ${rows} rows high`]),
      ...(values ?? Object.keys(options))
        .filter(
          (value) => !offered.has(value) || (options[value] ?? offered.get(value)) !== offered.get(value),
        )
        .map((value) => `without the option “${options[value] ?? value}”`),
    ].map((what) => `its field ${name} is ${what}`);
  });
}

const withoutQuery = (href = ''): string => href.replace(/\?[^#]*/, '');

/** Without spaces: large figures are set in parts. */
const squeeze = (text: string): string =>
  text
    .replace(/[\s\u200b]+/g, '')
    .replace(/\|+/g, '|')
    .replaceAll('’', "'");

const INLINE = /^(?:a|abbr|b|code|em|i|small|span|strong|time|u)$/i;

/** A bar between cells and paragraphs, so that their figures do not join. */
const textOf = (element: HTMLElement): string => squeeze(leavesOf(element).join(''));

const leavesOf = (node: Node): string[] => {
  if (!(node instanceof HTMLElement)) return [node.text];
  const inner = node.childNodes.flatMap(leavesOf);
  return INLINE.test(node.rawTagName) ? inner : ['|', ...inner, '|'];
};

/** Words of attributes and of the islands' data too. */
const decoded = (html: string): string => squeeze(parseHtml(html.replaceAll('<', '&lt;')).text);

/** A figure is whole: 50+ is not in 150+, and 2 not in 12. */
function has(text: string, said: string): boolean {
  const wanted = squeeze(said);
  for (let at = text.indexOf(wanted); at >= 0; at = text.indexOf(wanted, at + 1)) {
    const [before = '', after = ''] = [text[at - 1], text[at + wanted.length]];
    const cut = /^\d/.test(wanted) && /[\d.,]/.test(before);
    if (!cut && !(/\d$/.test(wanted) && /\d/.test(after))) return true;
  }
  return false;
}
