// Fills in the built pages that have a part only the desk knows: a reference, a token, what became of a request.
import { attribute, type Element, elements, parsePage, serializePage, setAttribute, setText } from './dom.ts';

export interface Filling {
  /** Parts with `data-when` that names one of these are shown, others hidden. */
  states: readonly string[];
  /** Text of the elements with `data-fill` of this name; the value of inputs of this name. */
  values?: Readonly<Record<string, string>>;
}

export function fillPage(html: string, { states, values = {} }: Filling): string {
  const page = parsePage(html);
  for (const element of elements(page)) {
    const when = attribute(element, 'data-when')?.split(/\s+/);
    if (when) setAttribute(element, 'hidden', when.some((state) => states.includes(state)) ? undefined : '');
    fillElement(element, values);
  }
  return serializePage(page);
}

function fillElement(element: Element, values: Readonly<Record<string, string>>): void {
  const text = values[attribute(element, 'data-fill') ?? ''];
  if (text !== undefined) setText(element, text);
  const value = element.tagName === 'input' ? values[attribute(element, 'name') ?? ''] : undefined;
  if (value !== undefined) setAttribute(element, 'value', value);
}
