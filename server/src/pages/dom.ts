// Small DOM functions for built pages; parse5 does the escaping.
import { type DefaultTreeAdapterTypes, defaultTreeAdapter, parse, serialize, serializeOuter } from 'parse5';

export type Document = DefaultTreeAdapterTypes.Document;
export type Element = DefaultTreeAdapterTypes.Element;
type ChildNode = DefaultTreeAdapterTypes.ChildNode;
type ParentNode = DefaultTreeAdapterTypes.ParentNode;

export const parsePage = (html: string): Document => parse(html);
export const serializePage = (page: Document): string => serialize(page);
export const serializeElement = (element: Element): string => serializeOuter(element);
export const detach = (element: Element): void => defaultTreeAdapter.detachNode(element);

const isElement = (node: ChildNode): node is Element => 'tagName' in node;

export function* elements(parent: ParentNode): Generator<Element> {
  for (const node of [...parent.childNodes]) {
    if (!isElement(node)) continue;
    yield node;
    yield* elements(node);
  }
}

export function find(parent: ParentNode, test: (element: Element) => boolean): Element | undefined {
  for (const element of elements(parent)) if (test(element)) return element;
  return undefined;
}

export const attribute = (element: Element, name: string) =>
  element.attrs.find((attr) => attr.name === name)?.value;

export function setAttribute(element: Element, name: string, value: string | undefined): void {
  element.attrs = element.attrs.filter((attr) => attr.name !== name);
  if (value !== undefined) element.attrs.push({ name, value });
}

export function addWord(element: Element, name: string, word: string): void {
  const words = attribute(element, name)?.split(/\s+/).filter(Boolean) ?? [];
  if (!words.includes(word)) setAttribute(element, name, [...words, word].join(' '));
}

export const hasAttribute = (element: Element, name: string) => attribute(element, name) !== undefined;

export function ancestor(element: Element, test: (element: Element) => boolean): Element | undefined {
  for (
    let node = element.parentNode;
    node && isElement(node as ChildNode);
    node = (node as Element).parentNode
  ) {
    if (test(node as Element)) return node as Element;
  }
  return undefined;
}

export function setText(element: Element, text: string): void {
  element.childNodes = [];
  defaultTreeAdapter.insertText(element, text);
}

type Content = string | Element;

export function create(tag: string, attributes: Record<string, string>, ...content: Content[]): Element {
  const attrs = Object.entries(attributes).map(([name, value]) => ({ name, value }));
  const element = defaultTreeAdapter.createElement(
    tag,
    'http://www.w3.org/1999/xhtml' as Element['namespaceURI'],
    attrs,
  );
  for (const part of content) {
    if (typeof part === 'string') defaultTreeAdapter.insertText(element, part);
    else defaultTreeAdapter.appendChild(element, part);
  }
  return element;
}

export function insertBefore(reference: Element, added: Element): void {
  if (reference.parentNode) defaultTreeAdapter.insertBefore(reference.parentNode, added, reference);
}

export function insertAfter(reference: Element, added: Element): void {
  const { parentNode } = reference;
  const next = parentNode?.childNodes[parentNode.childNodes.indexOf(reference) + 1];
  if (next && parentNode) defaultTreeAdapter.insertBefore(parentNode, added, next);
  else if (parentNode) defaultTreeAdapter.appendChild(parentNode, added);
}

export function prepend(parent: Element, added: Element): void {
  const [first] = parent.childNodes;
  if (first) defaultTreeAdapter.insertBefore(parent, added, first);
  else defaultTreeAdapter.appendChild(parent, added);
}

export function unwrap(element: Element): void {
  for (const child of [...element.childNodes]) {
    defaultTreeAdapter.detachNode(child);
    if (element.parentNode) defaultTreeAdapter.insertBefore(element.parentNode, child, element);
  }
  defaultTreeAdapter.detachNode(element);
}
