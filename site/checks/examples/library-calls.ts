// Checks library code, which no test runs: each call, argument and field must exist in the API description. The curl
// examples are run.
import type { ApiRules } from './api-rules.ts';

/** Start of a call in each language. The documentation names the client `tred`. */
const dotted = /\btred\s*\.\s*(\w+)(?:\(\))?\s*\.\s*(\w+)\(/g;
const arrows = /\$tred\s*->\s*(\w+)\s*->\s*(\w+)\(/g;
const languages = ['javascript', 'typescript', 'python', 'kotlin', 'java', 'php'];

type LibraryCall = { name: string; args: string[]; open: boolean };

export function libraryProblems(rules: ApiRules, language: string, code: string): string[] {
  if (!languages.includes(language)) return [];
  const reads = [...code.matchAll(/(?:\?\.|\.|->)([a-z]+_[a-z_]*[a-z])\b(?!\s*\()/g)];
  return [
    ...callsIn(language, code).flatMap((call) => callProblems(rules, call)),
    ...reads.flatMap(([read, field = '']) =>
      // Python has other names of that form.
      rules.vocabulary.has(field) || language === 'python' ? [] : [`${read}: the API has no ${field}`],
    ),
  ];
}

function callProblems({ calls }: ApiRules, { name, args, open }: LibraryCall): string[] {
  const known = calls.get(name);
  if (!known) return [`the libraries have no ${name}`];
  const missing = open ? [] : [...known].filter(([argument, needed]) => needed && !args.includes(argument));
  return [
    ...args.filter((argument) => !known.has(argument)).map((argument) => `${name}: takes no ${argument}`),
    ...missing.map(([argument]) => `${name}: needs ${argument}`),
  ];
}

function callsIn(language: string, code: string): LibraryCall[] {
  const plain = simplified(language, code);
  const found = plain.matchAll(language === 'php' ? arrows : dotted);
  return [...found].map((call) => {
    const parts = argumentsIn(plain.slice(call.index + call[0].length));
    const isPairs = /^\s*Map\.of\(/.test(plain.slice(call.index + call[0].length));
    const named = isPairs ? parts.filter((_, index) => index % 2 === 0) : parts;
    return {
      name: `${call[1]}.${call[2]}`,
      args: named.flatMap((part) => /^\W{0,2}(\w+?)_?(?=\W|$)/.exec(part)?.[1] ?? []),
      open: parts.some((part) => /^(\.\.\.|\*)/.test(part)),
    };
  });
}

/** Removes comments and text contents, so that their brackets and commas do not count. */
function simplified(language: string, code: string): string {
  const comment = language === 'python' ? '#[^\\n]*' : '//[^\\n]*|/\\*[\\s\\S]*?\\*/';
  const text = `"(?:\\\\.|[^"\\\\])*"|'(?:\\\\.|[^'\\\\])*'`;
  return code.replace(new RegExp(`(${text})|${comment}`, 'g'), (_, literal?: string) =>
    literal ? literal[0] + literal.slice(1, -1).replace(/\W/g, '_') + literal[0] : '',
  );
}

function argumentsIn(rest: string): string[] {
  let depth = 1;
  let flat = '';
  for (const character of rest) {
    if (')]}'.includes(character)) depth -= 1;
    if (depth === 0) break;
    // A wrapping object, list or map only names the arguments.
    if (depth === 1 || (depth === 2 && /^\s*(?:Map\.of)?[[({]/.test(rest))) flat += character;
    if ('([{'.includes(character)) depth += 1;
  }
  return flat
    .replace(/^\s*(?:Map\.of)?[[({]?|[\])}]?,?\s*$/g, '')
    .split(',')
    .map((part) => part.trim())
    .filter(Boolean);
}
