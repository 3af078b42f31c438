// What the editor's server and its page send each other.
import type { Shape } from './shape.ts';

/** `field` is a path such as `offices.0.phone`; empty for the whole file, `+file` for its name, `+text` for its Markdown. */
export type FieldProblem = { field: string; message: string };

export type ListedFile = { path: string; title: string; page: string; problems: number };

export type ListedType = {
  id: string;
  group: 'Pages' | 'Entries' | 'Facts' | 'Forms' | 'Others';
  name: string;
  /** What one file is called, where new ones may be added. */
  one?: string | undefined;
  files: ListedFile[];
};

export type Overview = {
  types: ListedType[];
  /** Files that are wrong, which may hide others. */
  wrong: string[];
};

/** A text that has the words: `text` with the words from `from` to `to`. */
export type SearchHit = {
  path: string;
  field: string;
  title: string;
  /** The labels that lead to the field. */
  place: string;
  text: string;
  from: number;
  to: number;
};

/** Pages that show facts of a file: by a placeholder in their words, or by their code. */
export type Used = {
  words: { place: string; value: string; pages: { path: string; title: string }[] }[];
  code: { address: string; title: string; path?: string | undefined }[];
};

export type Opened = {
  path: string;
  type: string;
  group: ListedType['group'];
  name: string;
  /** A hash of the file; empty for a new one. */
  version: string;
  /** The file as it is on disk. */
  source: string;
  shape: Shape;
  /** Nothing if the file is not valid YAML: then its source is edited. */
  value?: unknown;
  body?: string | undefined;
  problems: FieldProblem[];
  page: string;
  /** The page is this file's own: its address has to lead elsewhere when the file goes. */
  ownsPage: boolean;
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
