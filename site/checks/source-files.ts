// Sources for the boundary check: text, imports and calls of each file.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { dirname, join as joinPosix, normalize } from 'node:path/posix';
import ts from 'typescript';
import { listFiles } from '../build/dist-files.ts';

export type SourceFile = { path: string; text: string };

export type Import = { path: string; typeOnly: boolean; names: string[] };

export function readSources(folder: string): SourceFile[] {
  return listFiles(folder)
    .filter((path) => /\.(astro|tsx?|jsx?|mjs|mdx?|css|svg)$/.test(path))
    .map((path) => ({ path, text: readFileSync(join(folder, path), 'utf8') }));
}

export function isTest({ path }: SourceFile): boolean {
  return /\.test\.tsx?$/.test(path);
}

/** Imports: `ui/Weave/Weave` for our files, the bare name for packages. */
export function importsOf(file: SourceFile): Import[] {
  const found: Import[] = [];
  const add = (node: ts.Expression | undefined, typeOnly: boolean, names: string[]) => {
    if (node && ts.isStringLiteralLike(node))
      found.push({ path: resolve(node.text, file.path), typeOnly, names });
  };
  for (const root of syntaxOf(file)) {
    walk(root, (node) => {
      if (ts.isImportDeclaration(node)) {
        const bindings = node.importClause?.namedBindings;
        const elements = bindings && ts.isNamedImports(bindings) ? [...bindings.elements] : [];
        const allTypes =
          elements.length > 0 && !node.importClause?.name && elements.every((each) => each.isTypeOnly);
        const typeOnly = node.importClause?.phaseModifier === ts.SyntaxKind.TypeKeyword || allTypes;
        add(
          node.moduleSpecifier,
          typeOnly,
          elements.map((each) => (each.propertyName ?? each.name).text),
        );
      } else if (ts.isExportDeclaration(node)) {
        add(node.moduleSpecifier, node.isTypeOnly, []);
      } else if (ts.isCallExpression(node) && node.expression.kind === ts.SyntaxKind.ImportKeyword) {
        add(node.arguments[0], false, []);
      }
    });
  }
  if (file.path.endsWith('.css')) {
    for (const [, path = ''] of file.text.matchAll(
      /(?:@import\s+|composes:[^;]*\bfrom\s+)["']([^"']+)["']/g,
    )) {
      found.push({ path: resolve(path, file.path), typeOnly: false, names: [] });
    }
  }
  return found;
}

/** Hooks that a file calls (`useState`, `React.useId`, `useCart`). */
export function hooksCalledIn(file: SourceFile): string[] {
  const found = new Set<string>();
  for (const root of syntaxOf(file)) {
    walk(root, (node) => {
      if (!ts.isCallExpression(node)) return;
      const callee = ts.isPropertyAccessExpression(node.expression) ? node.expression.name : node.expression;
      if (ts.isIdentifier(callee) && /^use[A-Z]/.test(callee.text)) found.add(callee.text);
    });
  }
  return [...found];
}

/** Cached: several rules parse each file. */
const parsed = new WeakMap<SourceFile, ts.SourceFile[]>();

/** Scripts of a file: the whole, or an .astro file's frontmatter and `<script>` blocks. */
export function syntaxOf(file: SourceFile): ts.SourceFile[] {
  const known = parsed.get(file) ?? parse(file);
  parsed.set(file, known);
  return known;
}

function parse({ path, text }: SourceFile): ts.SourceFile[] {
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

function resolve(specifier: string, from: string): string {
  const path = specifier.replace(/\?.*$/, '');
  if (path.startsWith('~/')) return path.slice(2);
  if (path.startsWith('.')) return normalize(joinPosix(dirname(from), path));
  return path.startsWith('/') ? path : `package:${path}`;
}
