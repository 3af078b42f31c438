// Fills in the built pages that have a part only the desk knows: a reference, a token, what became of a request.
import { FILL, type PageState, type PageValue, WHEN } from '@tred/contract/hooks';
import { attribute, type Element, elements, parsePage, serializePage, setAttribute, setText } from './dom.ts';

export interface Filling {
  /** Parts marked for one of these are shown, others hidden. */
  states: readonly PageState[];
  /** Text of the elements marked for it; the value of inputs of this name. */
  values?: Readonly<Partial<Record<PageValue, string>>>;
}

export function fillPage(html: string, { states, values = {} }: Filling): string {
  const page = parsePage(html);
  const shown = new Set<string>(states);
  const texts = new Map<string, string>(Object.entries(values));
  for (const element of elements(page)) {
    const when = attribute(element, WHEN)?.split(/\s+/);
    if (when) setAttribute(element, 'hidden', when.some((state) => shown.has(state)) ? undefined : '');
    fillElement(element, texts);
  }
  return serializePage(page);
}

function fillElement(element: Element, texts: ReadonlyMap<string, string>): void {
  const text = texts.get(attribute(element, FILL) ?? '');
  if (text !== undefined) setText(element, text);
  const value = element.tagName === 'input' ? texts.get(attribute(element, 'name') ?? '') : undefined;
  if (value !== undefined) setAttribute(element, 'value', value);
}
