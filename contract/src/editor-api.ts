// Messages between the editor's server and its page.

/** `field` is a path such as `offices.0.phone`; empty for the whole file, `+file` for its name, `+text` for its Markdown. */
export type FieldProblem = { field: string; message: string };

/** A problem anywhere in the content. */
export type Problem = FieldProblem & {
  path: string;
  /** Name and address of the page that shows the file. */
  title: string;
  page: string;
  /** Labels on the way to the field: “Hero › Title”. */
  label: string;
  /** A question: saving again with `confirmed` goes on. */
  asks?: true;
  /** Source of the field, if it is one text. */
  text?: string;
};

/** “Home › Hero › Title”. */
export const placeOf = ({ title, label }: Problem): string => [title, label].filter(Boolean).join(' › ');

/** The message where the label stands already. */
export const withoutLabel = ({ label, message }: Problem): string =>
  message.replace(`${label.replaceAll(' › ', ', ')}: `, '');

/** Not a picture. */
export const isText = (path: string): boolean => /\.(?:md|yaml)$/.test(path);

/** A new text for a field of another file, saved in the same step. */
export type Mend = { path: string; field: string; text: string };

export type ListedFile = {
  path: string;
  title: string;
  page: string;
  problems: number;
  /** The day of an entry, and whether visitors do not see it yet. */
  day?: string | undefined;
  waits?: string | undefined;
};

export type ListedType = {
  id: string;
  group: 'Pages' | 'Entries' | 'Facts' | 'Forms' | 'Emails' | 'Others';
  name: string;
  /** Singular name, if files can be added. */
  one?: string | undefined;
  files: ListedFile[];
};

export type Overview = {
  types: ListedType[];
  /** Everything that is wrong in all files. */
  wrong: Problem[];
  placeholders: Record<string, { value: string }>;
};

/** A search hit: `text` with the words from `from` to `to`. */
export type SearchHit = {
  path: string;
  field: string;
  title: string;
  place: string;
  text: string;
  from: number;
  to: number;
};

/** Pages that use facts of a file: by placeholder or by code. */
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
  /** The file on disk. */
  source: string;
  shape: EditorShape;
  /** Undefined for invalid YAML: then the source is edited. */
  value?: unknown;
  body?: string | undefined;
  problems: FieldProblem[];
  page: string;
  /** The page belongs to this file: deleting it needs a redirect. */
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
  /** Writes `source` unchecked: the previous version. */
  restores?: boolean | undefined;
  /** Overwrites changes on disk. */
  overwrites?: boolean | undefined;
  mends?: Mend[] | undefined;
  /** The editor has seen the questions. */
  confirmed?: boolean | undefined;
};

export type Removal = Pick<Saving, 'path' | 'version' | 'mends' | 'confirmed'> & {
  /** The page to which the address leads from now on. */
  leadsTo: string;
};

/** A file that differs from its last published version. */
export type ChangedFile = {
  path: string;
  title: string;
  state: 'new' | 'removed' | 'changed';
  lines: { field: string; place: string; before: string; after: string }[];
  /** Behind the desk, who saved it last; undefined if it was changed outside the editor. */
  saved?: { who: string; at: number } | undefined;
};

/** Without `line`, the whole file goes back. */
export type Undo = { path: string; line?: { at: number; after: string } | undefined };

export type Published = { commit: string; who: string; at: number; isPutBack: boolean; words: string[] };

export type Progress = {
  step: 'checking' | 'building' | 'switching' | 'sending' | 'done' | 'failed';
  /** Why it failed, or why the remote refused. */
  message: string;
};

export type WebsiteState = {
  mayPublish: boolean;
  progress: Progress | undefined;
  history: Published[];
};

/** A form field, from the JSON schema of a content type. `none`: it may be empty, which is null in the file. */
export type EditorShape = { none?: true | undefined } /** `lines`: a whole text, such as Markdown. */ & (
  | { kind: 'text'; max?: number | undefined; lines?: boolean; markdown?: boolean }
  | { kind: 'number' }
  | { kind: 'day' }
  /** File name of a picture. */
  | { kind: 'picture' }
  /** `on`: ticked by default. */
  | { kind: 'tick'; on?: boolean }
  /** `labels`: for options that are codes. */
  | { kind: 'choice'; options: (string | number | boolean)[]; labels?: Record<string, string> }
  /** `first`: items with their own shapes. */
  | { kind: 'list'; first: EditorShape[]; of?: EditorShape | undefined }
  | { kind: 'group'; fields: EditorField[] }
  /** Items with names from the editor; `slugs`: lower case, digits and hyphens. */
  | { kind: 'named'; of: EditorShape; slugs: boolean }
  | { kind: 'either'; options: { label: string; shape: EditorShape }[] }
);
export type EditorField = {
  name: string;
  label: string;
  help?: string | undefined;
  required: boolean;
  shape: EditorShape;
};
