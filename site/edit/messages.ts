// What the editor's server and its page tell each other.
import type { Shape } from './shape.ts';

/** What is wrong, and at which field: `offices.0.phone`, or nothing for the whole file. */
export type Problem = { field: string; message: string };

export type Listed = {
  id: string;
  name: string;
  one?: string | undefined;
  facts: boolean;
  files: { path: string; title: string; problems: number }[];
};

export type Opened = {
  path: string;
  place: string;
  name: string;
  /** Of the text on disk; empty for a file that is not there yet. */
  version: string;
  shape: Shape;
  value: unknown;
  body?: string | undefined;
  /** The whole file, where it cannot be read as YAML. */
  text?: string | undefined;
  /** The comments of the file, by field. */
  notes: Record<string, string>;
  problems: Problem[];
  page: string;
  /** What such files are called. */
  example: string;
  /** Whether there are several of its kind, so that one may go. */
  mayGo: boolean;
  /** Whether git has it as it is. */
  kept: boolean;
};

export type Saving = {
  path: string;
  version: string;
  value?: unknown;
  body?: string | undefined;
  text?: string | undefined;
  /** Also when the file is another by now. */
  over?: boolean | undefined;
};

/** What the page starts with. */
export type Overview = { places: Listed[]; wrong: string[]; preview: string };

/** How far the preview followed. */
export type Followed = {
  /** Whether it has read what there is. */
  read: boolean;
  /** Whether what is typed of the file is part of that. */
  laid: boolean;
  /** What a build would stop at by now, a line each: maybe in another file, which names something that is gone. */
  wrong: string[];
};

/** What is wrong with the links of a file, as they are typed or saved. */
export type BrokenLinks = { links: string[] };
