// Sources of the site for checks: the text of each file and its syntax.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import ts from 'typescript';
import { listFiles } from '../build/dist-files.ts';

export type SourceFile = { path: string; text: string };

export function readSources(folder: string): SourceFile[] {
  return listFiles(folder)
    .filter((path) => /\.(astro|tsx?|jsx?|mjs|mdx?|css|svg)$/.test(path))
    .map((path) => ({ path, text: readFileSync(join(folder, path), 'utf8') }));
}

export function isTest({ path }: SourceFile): boolean {
  return /\.test\.tsx?$/.test(path);
}

/** Scripts of a file: the whole, or an .astro file's frontmatter and `<script>` blocks. */
export function syntaxOf({ path, text }: SourceFile): ts.SourceFile[] {
  const syntax = (code: string, name: string) =>
    ts.createSourceFile(name, code, ts.ScriptTarget.Latest, true);
  if (/\.(tsx?|jsx?|mjs)$/.test(path)) return [syntax(text, path)];
  if (!path.endsWith('.astro')) return [];
  const frontmatter = /^\s*---\n([\s\S]*?)\n---/.exec(text)?.[1] ?? '';
  const scripts = [...text.matchAll(/<script(?:\s[^>]*)?>([\s\S]*?)<\/script>/g)].map(
    ([, code = '']) => code,
  );
  return [frontmatter, ...scripts].map((code) => syntax(code, `${path}.tsx`));
}

export function walk(node: ts.Node, visit: (node: ts.Node) => void): void {
  visit(node);
  ts.forEachChild(node, (child) => walk(child, visit));
}
