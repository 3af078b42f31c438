// Messages between the editor's server and its page.
import type { Placeholders } from './editor-text.ts';

/** `field` is a path such as `offices.0.phone`; empty for the whole file, `+file` for its name, `+text` for its Markdown. */
export type FieldProblem = { field: string; message: string };

/** A problem anywhere in the content. */
export type Problem = FieldProblem & {
  path: string;
  title: string;
  page: string;
  /** Labels on the way to the field: “Hero › Title”. */
  label: string;
};

/** “Home › Hero › Title”. */
export const placeOf = ({ title, label }: Problem): string => [title, label].filter(Boolean).join(' › ');

/** Not a picture. */
export const isText = (path: string): boolean => /\.(?:md|yaml)$/.test(path);

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
  wrong: Problem[];
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

/** Samples that the owner confirms before launch. Pages say themselves that the others are missing. */
export type BeforeLaunch = { confirmed: number; needed: Problem[]; others: Problem[] };

export type Opened = {
  path: string;
  type: string;
  group: ListedType['group'];
  name: string;
  /** Git's id of the file; empty for a new one. */
  version: string;
  shape: EditorShape;
  /** Those of its texts. */
  placeholders: Placeholders;
  /** Undefined for invalid YAML: then there is no form. */
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
  /** Of the file that was opened; empty for a new one. Later changes of others are taken in. */
  version: string;
  value?: unknown;
  body?: string | undefined;
  /** Saves a file that somebody removed meanwhile. */
  bringsBack?: boolean | undefined;
};

/** Changes of others in a file since a version of it. */
export type Merged = { who: string[]; lines: ChangedLine[] };

/** `version`, `value` and `body` have the changes of others too. */
export type Saved = Opened & { merged?: Merged | undefined };

/** Both changed this place; undefined: it is not there. `field` is its position in `typed`; `words` are as visitors read them. */
export type Clash = {
  field: string;
  place: string;
  mine: unknown;
  theirs: unknown;
  words: Record<'base' | 'mine' | 'theirs', string>;
};

export type Clashing = Merged & {
  /** As the others saved it. */
  file: Opened;
  /** Both changes, and `mine` where they clash. An item that only one removed is still there. */
  typed: { value?: unknown; body?: string | undefined };
  fields: Clash[];
};

/** The body of each refusal. */
export type Refusal = {
  message: string;
  problems: Problem[];
  clash?: Clashing | undefined;
  removed?: Removed | undefined;
};

export type Removed = { who: string; at: number };

export type Removal = Pick<Saving, 'path' | 'version'> & {
  /** The page to which the address leads from now on. */
  leadsTo: string;
};

export type ChangedLine = { field: string; place: string; before: string; after: string };

/** A file that differs from its last published version. */
export type ChangedFile = {
  path: string;
  title: string;
  state: 'new' | 'removed' | 'changed';
  /** Of the draft; empty for a removed file. */
  version: string;
  /** Of a new file: all its texts. */
  lines: (ChangedLine & { id: string })[];
  /** All who changed it, the last one last. */
  authors: { who: string; at: number }[];
};

/** One line by its `id`, or else the whole file; refused if the draft is not that version any more. */
export type Undo = Pick<ChangedFile, 'path' | 'version'> & { line?: string | undefined };

/** Only the versions that were seen are published. */
export type Publishing = { files: Pick<ChangedFile, 'path' | 'version'>[] };

export type Published = { commit: string; who: string; at: number; isRevert: boolean; words: string[] };

/** A publication that waits, runs or ended. */
export type Publication = {
  id: string;
  who: string;
  kind: 'publish' | 'revert' | 'day' | 'version';
  files: { path: string; title: string }[];
  step: 'waiting' | 'checking' | 'building' | 'switching' | 'sending' | 'done' | 'failed';
  /** Of those that are made while it is `building`. */
  pages?: { done: number; of: number } | undefined;
  /** Why it failed, or what did not follow; the texts that are wrong. */
  message: string;
  problems: Problem[];
  /** The branch has moved: also if something failed after that. */
  isPublished: boolean;
  /** When it began; of one that waits, when it was asked for. */
  at: number;
};

export const isRunning = ({ step }: Publication): boolean => step !== 'done' && step !== 'failed';

export type WebsiteState = {
  name: string;
  mayPublish: boolean;
  publications: Publication[];
  history: Published[];
  coming: { path: string; title: string; day: string }[];
};

/** A form field, from the JSON schema of a content type. `none`: it may be empty, which is null in the file. */
export type EditorShape = { none?: true | undefined } /** `lines`: a whole text, such as Markdown. */ & (
  | { kind: 'text'; max?: number | undefined; lines?: boolean; markdown?: boolean }
  | { kind: 'number' }
  | { kind: 'day' }
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
