// What the editor's server and its page send each other.
import type { Shape } from './shape.ts';

/** `field` is a path such as `offices.0.phone`; empty for the whole file, `+file` for its name, `+text` for its Markdown. */
export type Problem = { field: string; message: string };

export type ListedType = {
  id: string;
  name: string;
  /** What one file is called, where new ones may be added. */
  one?: string | undefined;
  files: { path: string; title: string; problems: number }[];
};

export type Overview = {
  types: ListedType[];
  /** Facts that are wrong, which may hide some types. */
  wrong: string[];
  /** The address of the development server; nothing while it does not run. */
  preview?: string | undefined;
};

export type Opened = {
  path: string;
  type: string;
  name: string;
  /** A hash of the file; empty for a new one. */
  version: string;
  /** The file as it is on disk. */
  source: string;
  shape: Shape;
  /** Nothing if the file is not valid YAML: then its source is edited. */
  value?: unknown;
  body?: string | undefined;
  /** The comments of the file, by field. */
  notes: Record<string, string>;
  problems: Problem[];
  page: string;
  mayBeDeleted: boolean;
};

export type Saving = {
  path: string;
  version: string;
  value?: unknown;
  body?: string | undefined;
  /** The whole file, instead of value and body. */
  source?: string | undefined;
  /** Writes `source` without checking it: the file as it was before. */
  restores?: boolean | undefined;
  /** Also if the file was changed on disk. */
  overwrites?: boolean | undefined;
};
