// What the program is asked, and what it says.
import type { ContentProblem } from '../../src/readers/read-yaml.ts';

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

export const problemOf = ({ file, line, what, field = '', wish = what }: ContentProblem): Problem => ({
  path: file.replace(/^content\//, ''),
  ...{ line, field, message: wish, what },
});

export type Asked = { content: string } & (
  | { verb: 'check' }
  | { verb: 'render'; out: string; previous: string | undefined }
  | { verb: 'serve'; socket: string }
);
export type Said = { say: unknown } | { end: number };
