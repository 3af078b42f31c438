// What every field of the form is given, and what the fields share.
import { createContext } from 'react';
import type { Shape } from '../shape.ts';

/** What is wrong and what the file's comments say, by field. */
export const Marks = createContext<{ problems: Record<string, string>; notes: Record<string, string> }>({
  problems: {},
  notes: {},
});

type Of<Kind extends Shape['kind']> = Extract<Shape, { kind: Kind }>;

export type ControlProps<Kind extends Shape['kind'] = Shape['kind']> = {
  /** `offices.0.phone`; empty for the whole file. */
  path: string;
  label: string;
  help?: string | undefined;
  required: boolean;
  shape: Of<Kind>;
  value: unknown;
  onChange: (value: unknown) => void;
  /** What is wrong, where it is not the server that says so. */
  error?: string | undefined;
};

/** A line that is no field of the file. */
export const LINE = { kind: 'text' } as const;

export const inner = (path: string, part: string | number) => (path ? `${path}.${part}` : String(part));

/** What the file says when nothing is typed: nothing at all, null, or an empty text that the schema may refuse. */
export const empty = ({ required, shape }: { required: boolean; shape: Pick<Shape, 'none'> }) =>
  shape.none ? null : required ? '' : undefined;

type Values = Record<string, unknown>;
export const asGroup = (value: unknown): Values =>
  typeof value === 'object' && value !== null ? (value as Values) : {};
