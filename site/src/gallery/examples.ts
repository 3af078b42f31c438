// Every component of the design system with its examples: the one list that the gallery, and with it the browser tests,
// and the render test are made from.
import type { ReactElement } from 'react';

type Examples = Record<string, ReactElement>;

const files = import.meta.glob<Examples>('../{ui,sections,subjects/*}/*/*.examples.tsx', {
  eager: true,
  import: 'examples',
});

export type ComponentExamples = {
  name: string;
  /** Where it stands in `src`: `ui/Badge`. */
  folder: string;
  examples: Examples;
};

export const componentExamples: ComponentExamples[] = Object.entries(files).map(([file, examples]) => {
  const folder = folderOf(file);
  return { name: folder.slice(folder.lastIndexOf('/') + 1), folder, examples };
});

/** The folder of a file, seen from `src`. */
export function folderOf(file: string): string {
  return file.slice('../'.length, file.lastIndexOf('/'));
}
