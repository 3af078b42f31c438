// Reads a page as a tree of elements (parse5).
import { type DefaultTreeAdapterTypes, defaultTreeAdapter, parse } from 'parse5';

export type Element = DefaultTreeAdapterTypes.Element;
type Node = DefaultTreeAdapterTypes.ChildNode | DefaultTreeAdapterTypes.ParentNode;

export const parsePage = (html: string): Node => parse(html, { sourceCodeLocationInfo: true });

export const childrenOf = (node: Node): Node[] => ('childNodes' in node ? node.childNodes : []);

export const isElement = (node: Node): node is Element => 'tagName' in node;

/** All elements below a node, in the order of the page. */
export function* elementsIn(node: Node): Generator<Element> {
  for (const child of childrenOf(node)) {
    if (isElement(child)) yield child;
    yield* elementsIn(child);
  }
}

export const attribute = ({ attrs }: Element, name: string): string | undefined =>
  attrs.find((each) => each.name === name)?.value;

/** Text pieces one by one, so that adjacent elements do not join into one word. */
export function* textsIn(node: Node): Generator<string> {
  if (defaultTreeAdapter.isTextNode(node)) yield node.value;
  for (const child of childrenOf(node)) yield* textsIn(child);
}

export const textOf = (node: Node): string => [...textsIn(node)].join('');

export const remove = (element: Element): void => defaultTreeAdapter.detachNode(element);

/** The element itself, or the nearest one around it. */
export function closest(element: Element, isWanted: (element: Element) => boolean): Element | undefined {
  if (isWanted(element)) return element;
  const { parentNode } = element;
  return parentNode && isElement(parentNode) ? closest(parentNode, isWanted) : undefined;
}
