// What the fields of the form share: their props, ids, and what is shown around an input.
import { createContext, type MouseEvent, useContext } from 'react';
import fieldCss from '~/ui/Field/Field.module.css';
import { described, type ControlProps as Framed, fieldId } from '~/ui/Field/field-ids';
import type { Shape } from '../shape.ts';

/** Problems, and the comments of the file, by field. */
export const Marks = createContext<{ problems: Record<string, string>; notes: Record<string, string> }>({
  problems: {},
  notes: {},
});

export type FieldProps<Kind extends Shape['kind'] = Shape['kind']> = {
  /** `offices.0.phone`; empty for the whole file. */
  path: string;
  label: string;
  help?: string | undefined;
  required: boolean;
  shape: Extract<Shape, { kind: Kind }>;
  value: unknown;
  onChange: (value: unknown) => void;
  /** A problem that the form found itself. */
  error?: string | undefined;
};

export const FORM = 'entry';
export const idOf = (path: string) => fieldId(FORM, path);
export const inner = (path: string, part: string | number) => (path ? `${path}.${part}` : String(part));

/** The value of an empty field: no line, null, or an empty text that the schema may refuse. */
export const emptyValue = ({ required, shape }: { required: boolean; shape: Pick<Shape, 'none'> }) =>
  shape.none ? null : required ? '' : undefined;

/** What stands around an input, and the attributes of the input. */
export function useFrame(props: Omit<FieldProps, 'shape' | 'value' | 'onChange'>, more = '') {
  const { path, label, help, required, error } = props;
  const { problems, notes } = useContext(Marks);
  // The note on the whole file stands above the form.
  const hint = [path && notes[path], help, more].filter(Boolean).join(' ');
  const framed: Framed = {
    id: idOf(path),
    field: { name: path, label, kind: 'text', required, ...(hint && { hint }) },
    error: error ?? problems[path],
  };
  return {
    frame: { ...framed, label },
    input: { id: framed.id, className: fieldCss.input, ...described(framed) },
  };
}

/** Moves the focus to the field of a problem; where a line is missing, to the field that should have it. */
export function follow(event: MouseEvent<HTMLAnchorElement>): void {
  event.preventDefault();
  const parts = (event.currentTarget.getAttribute('href') ?? '').slice(idOf('').length + 1).split('.');
  const ids = parts.map((_, at) => idOf(parts.slice(0, parts.length - at).join('.')));
  ids
    .map((id) => document.getElementById(id))
    .find(Boolean)
    ?.focus();
}

export const focusSoon = (id: string) => requestAnimationFrame(() => document.getElementById(id)?.focus());
