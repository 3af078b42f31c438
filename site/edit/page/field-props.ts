// Shared by all fields: props, ids, and the frame of an input.
import { createContext, type MouseEvent, useContext } from 'react';
import fieldCss from '~/ui/Field/Field.module.css';
import { described, type ControlProps as Framed, fieldId } from '~/ui/Field/field-ids';
import type { FieldProblem } from '../messages.ts';
import { type EditorShape, isGroup, partsOfField, valueAt } from '../shape.ts';

type FormState = {
  problems: FieldProblem[];
  /** First field to show. */
  target: string;
  /** The file, for pictures beside it; empty for a new one. */
  file: string;
};
export const FormContext = createContext<FormState>({ problems: [], target: '', file: '' });

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

/** Frame and attributes of an input. */
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

/** Focuses a field, or the nearest visible part around it. */
function goTo(field: string): void {
  const control = document.getElementById(idOf(field));
  if (control) control.focus();
  else if (field) goTo(field.split('.').slice(0, -1).join('.'));
}

export function follow(event: MouseEvent<HTMLAnchorElement>): void {
  event.preventDefault();
  goTo((event.currentTarget.getAttribute('href') ?? '').slice(idOf('').length + 1));
}

/** After React has rendered the new part. */
export const goToSoon = (field: string) => requestAnimationFrame(() => goTo(field));

const HEADINGS = ['title', 'headline', 'question', 'name', 'label', 'quote', 'author', 'lead', 'text'];

/** First words of an item: its heading, or its first text. */
export function summaryOf(value: unknown): string {
  if (Array.isArray(value)) return value.length === 1 ? '1 entry' : `${value.length} entries`;
  if (!isGroup(value)) return String(value ?? '').slice(0, 80);
  const texts = [...HEADINGS.map((name) => value[name]), ...Object.values(value)].map((each) =>
    Array.isArray(each) && each.every((line) => typeof line === 'string') ? each.join(' ') : each,
  );
  const first = texts.find((each) => (typeof each === 'string' && each !== '') || typeof each === 'number');
  return String(first ?? '').slice(0, 80);
}

/** Texts to find on the page: of the field, then of the parts around it. */
export function textsAt(value: unknown, field: string): string[] {
  const parts = partsOfField(field);
  return parts
    .map((_, at) => valueAt(value, parts.slice(0, parts.length - at)))
    .map((each) => (isGroup(each) || typeof each === 'string' ? summaryOf(each) : ''))
    .filter((text) => text.length > 2);
}
