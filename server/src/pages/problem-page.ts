// Renders the page of a plain form again, with the sent values and an error at each invalid field.

import { postsTo } from '@tred/contract/limits';
import { FIELD, INVALID, PROBLEM, PROBLEM_SUMMARY, SPOKEN_ONLY } from '@tred/contract/page-attributes';
import type { FormProblem } from '@tred/contract/reply';
import type { SiteFile } from '../site/static-site.ts';
import {
  addWord,
  ancestor,
  attribute,
  create,
  type Document,
  detach,
  type Element,
  elements,
  find,
  hasAttribute,
  insertAfter,
  insertBefore,
  parsePage,
  prepend,
  serializeElement,
  serializePage,
  setAttribute,
  setText,
  unwrap,
} from './dom.ts';

type Entries = readonly (readonly [string, string])[];

export interface FormProblems {
  /** End of the form's action. */
  action: string;
  entries: Entries;
  title: string;
  error: string;
  problems: readonly FormProblem[];
  /** More lines for the summary, such as another way to reach us. */
  lines?: readonly string[];
}

const named = (name: string) => (element: Element) => attribute(element, 'name') === name;

/** The posted form; of two with one id, the one with the same hidden values. */
function findForm(
  page: Document,
  { action, entries }: Pick<FormProblems, 'action' | 'entries'>,
): Element | undefined {
  const candidates = [...elements(page)].filter(
    (element) => element.tagName === 'form' && postsTo(attribute(element, 'action') ?? '', action),
  );
  const sent = new Map([...entries].reverse());
  const fits = (candidate: Element) =>
    [...elements(candidate)]
      .filter((element) => attribute(element, 'type') === 'hidden' && attribute(element, 'value'))
      .every((hidden) => sent.get(attribute(hidden, 'name') ?? '') === attribute(hidden, 'value'));
  return candidates.find(fits) ?? candidates[0];
}

function keepValues(form: Element, entries: Entries): void {
  const sent = new Map([...entries].reverse());
  for (const control of elements(form)) {
    const name = attribute(control, 'name');
    if (name === undefined) continue;
    const value = sent.get(name);
    const type = attribute(control, 'type');
    if (control.tagName === 'textarea') {
      // The parser swallows a leading line break.
      setText(control, value?.startsWith('\n') ? `\n${value}` : (value ?? ''));
    } else if (type === 'checkbox') {
      setAttribute(control, 'checked', value === undefined ? undefined : '');
    } else if (!choose(control, value) && control.tagName === 'input' && value !== undefined) {
      setAttribute(control, 'value', value);
    }
  }
}

/** Chooses the value in a select or a group of radio buttons; returns whether the control is one. */
function choose(control: Element, value: string | undefined): boolean {
  const isRadio = attribute(control, 'type') === 'radio';
  const mark = (element: Element, name: string) =>
    setAttribute(
      element,
      name,
      value !== undefined && attribute(element, 'value') === value ? '' : undefined,
    );
  if (isRadio) mark(control, 'checked');
  else if (control.tagName !== 'select') return false;
  else for (const option of elements(control)) mark(option, 'selected');
  return true;
}

/** A page in parts, so that only its form is changed and written again. */
interface FormPage {
  before: string;
  after: string;
  form: Element;
  controls: readonly Element[];
  asBuilt: string;
}

/** Each page is parsed once for a build. */
const formPages = new WeakMap<SiteFile, FormPage | undefined>();

function readFormPage(file: SiteFile, action: string): FormPage | undefined {
  if (formPages.has(file)) return formPages.get(file);
  const page = parsePage(file.plain.body.toString());
  const form = findForm(page, { action, entries: [] });
  let found: FormPage | undefined;
  if (form) {
    const mark = '\u{E000}form\u{E000}';
    insertBefore(form, create('p', {}, mark));
    detach(form);
    const [before = '', after = ''] = serializePage(page).split(`<p>${mark}</p>`);
    found = { before, after, form, controls: [...elements(form)], asBuilt: serializeElement(form) };
  }
  formPages.set(file, found);
  return found;
}

/** Whether a page offers this value. Not for text. */
function offers(control: Element, value: string): boolean {
  if (attribute(control, 'inputmode') === 'numeric') return /^\d{1,9}$/.test(value);
  if (control.tagName === 'select')
    return find(control, (option) => attribute(option, 'value') === value) !== undefined;
  return attribute(control, 'type') === 'radio' && attribute(control, 'value') === value;
}

/** The page of a form with the choices of its address: options and numbers, never text. Undefined if it stays as it was built. */
export function chosenPage(file: SiteFile, action: string, choices: URLSearchParams): string | undefined {
  const page = readFormPage(file, action);
  if (!page) return undefined;
  const { controls, form, before, after, asBuilt } = page;
  const chosen = new Map<string, string>();
  for (const control of controls) {
    const name = attribute(control, 'name') ?? '';
    const value = choices.get(name);
    if (value && offers(control, value)) chosen.set(name, value);
  }
  if (chosen.size === 0) return undefined;
  const attributes = controls.map(({ attrs }) => attrs);
  for (const control of controls) {
    const value = chosen.get(attribute(control, 'name') ?? '');
    if (value && !choose(control, value)) setAttribute(control, 'value', value);
  }
  const html = serializeElement(form);
  for (const [at, control] of controls.entries()) control.attrs = attributes[at] ?? [];
  return html === asBuilt ? undefined : before + html + after;
}

const isHidden = (element: Element) => attribute(element, 'type') === 'hidden';

/** The input of a field; for list rows (`items.0.quantity`), the first one. */
function findControl(form: Element, field: string): Element | undefined {
  const inRow = (element: Element) =>
    element.tagName === 'input' &&
    !isHidden(element) &&
    attribute(element, 'name')?.startsWith(`${field}.`) === true;
  const control = find(form, named(field)) ?? find(form, inRow);
  return control && !isHidden(control) ? control : undefined;
}

function markField(form: Element, word: string, { field, message }: FormProblem): string | undefined {
  const control = findControl(form, field);
  if (!control) return undefined;
  const id = attribute(control, 'id') ?? `problem-${field}`;
  setAttribute(control, 'id', id);
  const errorId = `${id}-error`;
  const error = create(
    'p',
    { [PROBLEM]: '', id: errorId },
    create('span', { [SPOKEN_ONLY]: '' }, `${word}: `),
    message,
  );
  const frame = ancestor(control, (element) => hasAttribute(element, FIELD));
  const isGroup = attribute(control, 'type') === 'radio';
  const described = isGroup && frame ? frame : control;
  addWord(described, 'aria-describedby', errorId);
  if (!isGroup) setAttribute(control, 'aria-invalid', 'true');
  if (!frame) {
    insertBefore(ancestor(control, ({ tagName }) => tagName === 'fieldset') ?? control, error);
    return id;
  }
  setAttribute(frame, INVALID, '');
  // After the hint, else after the label or legend; a checkbox is inside its label, so there it comes first.
  const hint = find(frame, (element) => attribute(element, 'id') === `${id}-hint`);
  const label = find(frame, ({ tagName }) => tagName === 'legend' || tagName === 'label');
  if (hint) insertAfter(hint, error);
  else if (label && attribute(control, 'type') !== 'checkbox') insertAfter(label, error);
  else prepend(frame, error);
  return id;
}

function summaryBox(
  { title, problems, lines = [] }: FormProblems,
  ids: Map<FormProblem, string | undefined>,
): Element {
  const items = problems.map((problem) => {
    const id = ids.get(problem);
    return create('li', {}, id ? create('a', { href: `#${id}` }, problem.message) : problem.message);
  });
  const list = items.length > 0 ? [create('ul', {}, ...items)] : [];
  // Without a script, autofocus moves the visitor to the summary.
  return create(
    'div',
    { [PROBLEM_SUMMARY]: '', tabindex: '-1', autofocus: '' },
    create(
      'div',
      { role: 'alert' },
      create('h2', {}, title),
      ...list,
      ...lines.map((line) => create('p', {}, line)),
    ),
  );
}

export function problemPage(html: string, found: FormProblems): string | undefined {
  const page = parsePage(html);
  const form = findForm(page, found);
  if (!form) return undefined;
  // Hydration would replace the visitor's values by an empty form.
  const island = ancestor(form, ({ tagName }) => tagName === 'astro-island');
  if (island) unwrap(island);
  keepValues(form, found.entries);
  const ids = new Map(found.problems.map((problem) => [problem, markField(form, found.error, problem)]));
  prepend(form, summaryBox(found, ids));
  const title = find(page, ({ tagName }) => tagName === 'title');
  const [text] = title?.childNodes ?? [];
  if (title && text && 'value' in text) setText(title, `${found.error}: ${text.value}`);
  return serializePage(page);
}
