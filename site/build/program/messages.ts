// What the processes of the program tell one another, and what it says.
import type { Changes } from '../../src/readers/content.ts';

export type Problem = {
  /** Relative to the content; empty if no file is wrong. */
  path: string;
  line: number;
  /** With dots between: `hero.title`. `+text` is the Markdown, `+file` the name of the file. */
  field: string;
  /** Said beside the field. */
  message: string;
  /** Said of the file: what was found, and what is wanted. */
  what: string;
  /** What is wrong, such as a link. */
  found?: string;
};

export type Asked = { content: string; changes?: Changes } & (
  | { verb: 'check' }
  | { verb: 'render'; out: string; previous: string | undefined }
  | { verb: 'serve' }
);
export type Said = { say: unknown } | { end: number };

export type Question = { id: number } & (
  | { get: string }
  /** What would be wrong, with these changes. */
  | { check: Changes }
  /** The files on disk are others now. */
  | { reload: true }
);
export type Answer = { id: number } & (
  | { status: number; type: string; body: Uint8Array }
  | { checked: unknown }
  | { reloaded: true }
  /** Only another process can: code that was loaded has read one of these files. */
  | { needsRestart: true }
  | { failed: string }
);
