// Writes the body of a built page as React components, so that peers render today's page.
import type { Page as BuiltPage } from '../site/checks/built-site.ts';

type HTMLElement = BuiltPage['root'];
type Node = HTMLElement['childNodes'][number];

/** Parts for the site's own scripts, which peers do not have. */
const LEFT_OUT = new Set(['SCRIPT', 'TEMPLATE', 'STYLE', 'LINK']);

/** Attributes with another name in React; hyphenated ones follow a rule. */
const NAMES: Record<string, string> = {
  class: 'className',
  for: 'htmlFor',
  tabindex: 'tabIndex',
  datetime: 'dateTime',
  srcset: 'srcSet',
  colspan: 'colSpan',
  rowspan: 'rowSpan',
  maxlength: 'maxLength',
  minlength: 'minLength',
  inputmode: 'inputMode',
  enterkeyhint: 'enterKeyHint',
  autocomplete: 'autoComplete',
  autocapitalize: 'autoCapitalize',
  spellcheck: 'spellCheck',
  novalidate: 'noValidate',
  readonly: 'readOnly',
  crossorigin: 'crossOrigin',
  fetchpriority: 'fetchPriority',
  popovertarget: 'popoverTarget',
  popovertargetaction: 'popoverTargetAction',
  value: 'defaultValue',
  checked: 'defaultChecked',
};

const isElement = (node: Node): node is HTMLElement => node.nodeType === 1;

export function pageAsJsx(name: string, body: HTMLElement): string {
  const components: string[] = [];
  const usedNames = new Set([name]);
  const jsx = (node: Node): string => {
    if (!isElement(node)) return node.nodeType === 3 ? textOf(node.text) : '';
    if (LEFT_OUT.has(node.tagName)) return '';
    const children = node.childNodes.map(jsx).join('');
    const head = [node.rawTagName, ...attributesOf(node)].join(' ');
    return children === '' ? `<${head} />` : `<${head}>${children}</${node.rawTagName}>`;
  };
  const component = (node: HTMLElement): string => {
    const code = jsx(node);
    if (code === '') return '';
    const own = unusedName(nameOf(node), usedNames);
    components.push(`function ${own}() {\n  return ${code};\n}`);
    return `<${own} />`;
  };
  const parts = body.childNodes.filter(isElement).map((part) => {
    if (part.tagName !== 'MAIN') return component(part);
    const sections = part.childNodes.filter(isElement).map(component).join('');
    return `<${['main', ...attributesOf(part)].join(' ')}>${sections}</main>`;
  });
  return [...components, `export function ${name}() {\n  return <>${parts.join('')}</>;\n}`, ''].join('\n\n');
}

/** The body as HTML without parts for the site's scripts. */
export function pageAsHtml(body: HTMLElement): string {
  // A copy: other code reads the page after this.
  const copy = body.clone() as HTMLElement;
  for (const each of copy.querySelectorAll('script, template')) each.remove();
  return copy.innerHTML;
}

/** By the first class, as `Hero-module_hero`, or by the element. */
function nameOf(node: HTMLElement): string {
  const name = /^[A-Z]\w*/.exec(node.getAttribute('class') ?? '')?.[0] ?? node.rawTagName;
  return name.charAt(0).toUpperCase() + name.slice(1);
}

function unusedName(name: string, usedNames: Set<string>): string {
  let own = name;
  for (let count = 2; usedNames.has(own); count += 1) own = `${name}${count}`;
  usedNames.add(own);
  return own;
}

const textOf = (text: string) => (text === '' ? '' : `{${JSON.stringify(text)}}`);

function attributesOf(node: HTMLElement): string[] {
  return Object.entries(node.attributes).map(([name, value]) => {
    if (name === 'style') return `style={${JSON.stringify(styleOf(value))}}`;
    // React reads `required=""` as false.
    if (value === '' && !name.includes('-') && name !== 'value' && name !== 'alt')
      return `${nameFor(name)}={true}`;
    return `${nameFor(name)}={${JSON.stringify(value)}}`;
  });
}

function nameFor(name: string): string {
  const known = NAMES[name.toLowerCase()];
  if (known) return known;
  if (/^(?:data|aria)-/.test(name)) return name;
  return name.replace(/[-:](\w)/g, (_, letter: string) => letter.toUpperCase());
}

function styleOf(css: string): Record<string, string> {
  const rules = css.split(';').flatMap((rule) => {
    const [, name, value] = /^\s*([\w-]+)\s*:\s*(.+?)\s*$/s.exec(rule) ?? [];
    return name && value ? [[name.startsWith('--') ? name : nameFor(name), value] as const] : [];
  });
  return Object.fromEntries(rules);
}
