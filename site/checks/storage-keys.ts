// Finds all keys that the code stores in a browser. The cookies page must list them.
import ts from 'typescript';
import { isTest, type SourceFile, syntaxOf, walk } from './source-files.ts';

type StoredKey = { file: string; key: string };

const METHODS = new Set(['getItem', 'setItem', 'removeItem']);
/** Unused storage APIs; using one needs support here first. */
const OTHER_STORES = new Set(['indexedDB', 'cookieStore']);
/** Only files with these words are parsed, to save time. */
const MENTIONS = /Storage|(?:get|set|remove)Item|caches|cookie|indexedDB/;
const STORAGES = new Set(['localStorage', 'sessionStorage']);

/** All keys, with `…` for computed parts. Throws on one that it cannot read. */
export function storageKeysIn(sources: readonly SourceFile[]): StoredKey[] {
  const code = sources
    .filter((file) => !isTest(file) && MENTIONS.test(file.text))
    .map((file) => ({ file, roots: syntaxOf(file) }));
  const everywhere = code.flatMap(({ roots }) => roots.flatMap(constantsIn));
  return code.flatMap(({ file, roots }) => {
    // A file's own constants win over imported ones of the same name.
    const constants = new Map([...everywhere, ...roots.flatMap(constantsIn)]);
    return roots.flatMap((root) => {
      const found: StoredKey[] = [];
      const refuse = (node: ts.Node) => {
        throw new Error(
          `${file.path}: cannot read which key \`${node.getText()}\` uses. Write it as a string, a template or a constant.`,
        );
      };
      walk(root, (node) => {
        if (ts.isCallExpression(node) && ts.isPropertyAccessExpression(node.expression)) {
          const [argument] = node.arguments;
          const { expression, name } = node.expression;
          const opensCache =
            ts.isIdentifier(expression) && expression.text === 'caches' && name.text === 'open';
          if (!(METHODS.has(name.text) || opensCache) || !argument) return;
          const key = keyOf(argument, constants);
          if (key === undefined) refuse(node);
          else found.push({ file: file.path, key });
        } else if (ts.isPropertyAccessExpression(node) || ts.isElementAccessExpression(node)) {
          if (isCookie(node)) refuse(node);
          // `localStorage.theme = …` would bypass the check.
          const name = ts.isPropertyAccessExpression(node) ? node.name.text : '';
          const known = METHODS.has(name) || name === 'clear' || name === 'length';
          if (ts.isIdentifier(node.expression) && STORAGES.has(node.expression.text) && !known) refuse(node);
        } else if (ts.isIdentifier(node) && OTHER_STORES.has(node.text)) {
          refuse(node.parent);
        }
      });
      return found;
    });
  });
}

function isCookie(node: ts.PropertyAccessExpression | ts.ElementAccessExpression): boolean {
  return (
    ts.isPropertyAccessExpression(node) &&
    node.name.text === 'cookie' &&
    node.expression.getText() === 'document'
  );
}

/** String constants and functions that return one: `const place = (form) => \`draft:${form}\``. */
function constantsIn(root: ts.SourceFile): [string, string][] {
  const found: [string, string][] = [];
  walk(root, (node) => {
    if (!ts.isVariableDeclaration(node) || !ts.isIdentifier(node.name) || !node.initializer) return;
    const value = ts.isArrowFunction(node.initializer) ? node.initializer.body : node.initializer;
    const text = ts.isExpression(value) ? literalOf(value) : undefined;
    if (text !== undefined) found.push([node.name.text, text]);
  });
  return found;
}

function keyOf(node: ts.Expression, constants: ReadonlyMap<string, string>): string | undefined {
  if (ts.isIdentifier(node)) return constants.get(node.text);
  if (ts.isCallExpression(node) && ts.isIdentifier(node.expression))
    return constants.get(node.expression.text);
  return literalOf(node);
}

function literalOf(node: ts.Expression): string | undefined {
  if (ts.isStringLiteralLike(node)) return node.text;
  if (!ts.isTemplateExpression(node)) return undefined;
  // Computed parts differ from page to page.
  return `${node.head.text}…`;
}
