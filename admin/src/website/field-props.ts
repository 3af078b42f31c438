// Shared by all fields: props, ids, and the frame of an input.

import type { EditorShape, FieldProblem } from '@tred/contract/editor-api';
import { isGroup, partsOfField, valueAt } from '@tred/contract/editor-shape';
import { createContext, type MouseEvent, useContext } from 'react';
import fieldCss from '~/components/Field/Field.module.css';
import { described, type ControlProps as Framed, fieldId } from '~/components/Field/field-ids';

type FormState = {
  problems: FieldProblem[];
  /** First field to show. */
  target: string;
  /** The file, for pictures beside it; empty for a new one. */
  file: string;
  /** Fills placeholders, as visitors read the text. */
  fill: (text: string) => string;
};
export const FormContext = createContext<FormState>({
  problems: [],
  target: '',
  file: '',
  fill: (text) => text,
});

export type EditorFieldProps<Kind extends EditorShape['kind'] = EditorShape['kind']> = {
  /** `offices.0.phone`; empty for the whole file. */
  path: string;
  label: string;
  help?: string | undefined;
  required: boolean;
  shape: Extract<EditorShape, { kind: Kind }>;
  value: unknown;
  onChange: (value: unknown) => void;
  error?: string | undefined;
};

export const FORM = 'entry';
export const idOf = (path: string) => fieldId(FORM, path);
export const inner = (path: string, part: string | number) => (path ? `${path}.${part}` : String(part));

/** Value of an empty field: no line, null, or an empty text. */
export const emptyValue = ({ required, shape }: { required: boolean; shape: Pick<EditorShape, 'none'> }) =>
  shape.none ? null : required ? '' : undefined;

export function useFrame(props: Omit<EditorFieldProps, 'shape' | 'value' | 'onChange'>, more = '') {
  const { path, label, help, required, error } = props;
  const { problems } = useContext(FormContext);
  const hint = [help, more].filter(Boolean).join(' ');
  const all = problems.filter(({ field }) => field === path).map(({ message }) => message);
  const framed: Framed = {
    id: idOf(path),
    field: { name: path, label, kind: 'text', required, ...(hint && { hint }) },
    words: { optional: '(optional)', error: 'Error' },
    error: error || all.join(' ') || undefined,
  };
  return {
    frame: { ...framed, label },
    input: { id: framed.id, className: fieldCss.input, ...described(framed) },
  };
}

/** Whether to show a field at once: the form opens there, or it has a problem. */
export function useIsTarget(path: string): boolean {
  const { problems, target } = useContext(FormContext);
  return [target, ...problems.map(({ field }) => field)].some((each) => `${each}.`.startsWith(`${path}.`));
}

/** Selects words that a reader sees; the source may have Markdown or a placeholder between them. */
function select(area: HTMLTextAreaElement, words: string): void {
  const all = words.split(/\s+/);
  const found = [all, all.slice(0, 4), all.slice(-4)]
    .map((some) => new RegExp(some.map(RegExp.escape).join('[\\s*_`#>-]+'), 'i').exec(area.value))
    .find((match) => match !== null);
  if (!found) return;
  area.setSelectionRange(found.index, found.index + found[0].length);
  // The browser scrolls to the selection when it gets the focus.
  area.blur();
  area.focus();
}

/** Focuses a field, or the nearest visible part around it. */
export function goTo(field: string, words = ''): void {
  const control = document.getElementById(idOf(field));
  if (!control && field) goTo(field.split('.').slice(0, -1).join('.'));
  control?.focus();
  if (words && control instanceof HTMLTextAreaElement) select(control, words);
}

export function follow(event: MouseEvent<HTMLAnchorElement>): void {
  event.preventDefault();
  goTo((event.currentTarget.getAttribute('href') ?? '').slice(idOf('').length + 1));
}

/** After React has rendered the new part. */
export const goToSoon = (field: string) => requestAnimationFrame(() => goTo(field));

/** The first control of a new part. */
export const goIntoSoon = (field: string) =>
  requestAnimationFrame(() => {
    const inside = `[id^="${CSS.escape(idOf(field))}."]:is(input, textarea, select, button):not([id$="+kind"])`;
    const first = document.querySelector<HTMLElement>(inside);
    if (first) first.focus();
    else goTo(field);
  });

const HEADINGS = ['title', 'headline', 'question', 'name', 'label', 'quote', 'author', 'lead', 'text'];

/** First words of an item: its heading, or its first text. */
export function summaryOf(value: unknown): string {
  if (Array.isArray(value)) return value.length === 1 ? '1 entry' : `${value.length} entries`;
  if (!isGroup(value)) return String(value ?? '').slice(0, 80);
  const [only, ...others] = Object.values(value);
  if (others.length === 0 && isGroup(only)) return summaryOf(only);
  const texts = [...HEADINGS.map((name) => value[name]), ...Object.values(value)].map((each) =>
    Array.isArray(each) && each.every((line) => typeof line === 'string') ? each.join(' ') : each,
  );
  const first = texts.find((each) => typeof each === 'string' && each) ?? texts.find(Number.isFinite);
  return (
    typeof first === 'number' && first >= 10_000 ? first.toLocaleString('en') : String(first ?? '')
  ).slice(0, 80);
}

/** Texts to find on the page: of the field, then of the parts around it. */
export function textsAt(value: unknown, field: string): string[] {
  const parts = partsOfField(field);
  return parts
    .map((_, at) => valueAt(value, parts.slice(0, parts.length - at)))
    .map((each) => (isGroup(each) || typeof each === 'string' ? summaryOf(each) : ''))
    .filter((text) => text.length > 2);
}
