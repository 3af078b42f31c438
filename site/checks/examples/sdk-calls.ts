// Finds the calls of our libraries in an example, in any of their languages, and says what they would not understand.
import type { Rules } from './api-rules.ts';

/** How a call begins in each language. The documentation always calls the client `tred`; a call may go over lines. */
const dotted = /\btred\s*\.\s*(\w+)\s*\.\s*(\w+)\(/g;
const beginnings: Record<string, RegExp> = {
  javascript: dotted,
  typescript: dotted,
  python: dotted,
  kotlin: dotted,
  php: /\$tred\s*->\s*(\w+)\s*->\s*(\w+)\(/g,
  java: /\btred\s*\.\s*(\w+)\(\)\s*\.\s*(\w+)\(/g,
};

type Given = { name: string; value: string };
type Call = { name: string; given: Given[]; open: boolean; problem?: string };

export function sdkProblems(rules: Rules, language: string, code: string): string[] {
  return callsIn(language, code).flatMap(({ name, given, open, problem }) => {
    const known = rules.calls.get(name);
    if (!known) return [`the libraries have no ${name}`];
    if (problem) return [`${name}: ${problem}`];
    const problems: string[] = [];
    for (const { name: argument, value } of given) {
      const place = known.get(argument)?.place;
      const literal = literalOf(value);
      if (!known.has(argument)) problems.push(`${name}: takes no ${argument}`);
      else if (place && literal !== undefined)
        problems.push(...rules.check(place, literal).map((what) => `${name}: ${argument}: ${what}`));
    }
    for (const [argument, { required }] of known)
      if (required && !open && !given.some((one) => one.name === argument))
        problems.push(`${name}: needs ${argument}`);
    return problems;
  });
}

export function callsIn(language: string, code: string): Call[] {
  const begins = beginnings[language];
  if (!begins) return [];
  const clean = withoutComments(code, language);
  return [...clean.matchAll(begins)].map((found) => {
    const inside = untilClosed(clean, found.index + found[0].length);
    return { name: `${found[1]}.${found[2]}`, ...argumentsOf(language, inside.trim()) };
  });
}

/** Comments become spaces, so that a bracket or a quote in one counts for nothing. */
export function withoutComments(code: string, language: string): string {
  const comment = language === 'python' ? /#[^\n]*/ : /\/\/[^\n]*|\/\*[\s\S]*?\*\//;
  const either = new RegExp(`(${strings.source})|${comment.source}`, 'g');
  return code.replace(either, (all, text?: string) => text ?? ' '.repeat(all.length));
}

const strings = /"(?:\\.|[^"\\])*"|'(?:\\.|[^'\\])*'|`(?:\\.|[^`\\])*`/;

/** What stands between an opened bracket and the one that closes it. */
function untilClosed(code: string, from: number): string {
  let depth = 1;
  for (const { 0: part, index } of code
    .slice(from)
    .matchAll(new RegExp(`${strings.source}|[()[\\]{}]`, 'g'))) {
    if (part.length > 1) continue;
    depth += '([{'.includes(part) ? 1 : -1;
    if (depth === 0) return code.slice(from, from + index);
  }
  throw new Error(`Never closed: ${code.slice(from, from + 60)}`);
}

/** Split at the commas that stand in no bracket and no text. */
function splitAtCommas(code: string): string[] {
  const parts: string[] = [];
  let depth = 0;
  let start = 0;
  for (const { 0: part, index } of code.matchAll(new RegExp(`${strings.source}|[()[\\]{},]`, 'g'))) {
    if (part.length > 1) continue;
    if (part === ',') {
      if (depth > 0) continue;
      parts.push(code.slice(start, index));
      start = index + 1;
    } else depth += '([{'.includes(part) ? 1 : -1;
  }
  return [...parts, code.slice(start)].map((part) => part.trim()).filter(Boolean);
}

type Reading = Pick<Call, 'given' | 'open' | 'problem'>;

function argumentsOf(language: string, inside: string): Reading {
  if (inside === '') return { given: [], open: false };
  if (language === 'javascript' || language === 'typescript') {
    const object = inside.match(/^\{([\s\S]*)\}\s*,?$/)?.[1];
    return object === undefined
      ? { given: [], open: true, problem: `takes named arguments, not ${inside}` }
      : named(object, /^(?:(\w+)|['"](\w+)['"])\s*:\s*([\s\S]+)$|^(\w+)$/, /^\.\.\./);
  }
  if (language === 'python') return named(inside, /^(\w+?)_?\s*=\s*([\s\S]+)$/, /^\*\*/);
  if (language === 'kotlin') return named(inside, /^`?(\w+)`?\s*=\s*([\s\S]+)$/, /^\*/);
  if (language === 'php') {
    const list = inside.match(/^\[([\s\S]*)\]\s*,?$/)?.[1];
    return list === undefined
      ? named(inside, /^(\w+)\s*:\s*([\s\S]+)$/, /^\.\.\./)
      : named(list, /^['"](\w+)['"]\s*=>\s*([\s\S]+)$/, /^\.\.\./);
  }
  return javaArguments(inside);
}

function named(list: string, pattern: RegExp, spread: RegExp): Reading {
  const reading: Reading = { given: [], open: false };
  for (const part of splitAtCommas(list)) {
    const [name, ...value] = (part.match(pattern) ?? []).slice(1).filter((one) => one !== undefined);
    if (spread.test(part)) reading.open = true;
    else if (name) reading.given.push({ name, value: value.join('') });
    else reading.problem = `takes named arguments, not ${part}`;
  }
  return reading;
}

/** `Map.of("class", "S.2")`: names and values in turn. */
function javaArguments(inside: string): Reading {
  const list = inside.match(/^Map\.of\(([\s\S]*)\)$/)?.[1];
  if (list === undefined) return { given: [], open: true, problem: `takes Map.of(…), not ${inside}` };
  const parts = splitAtCommas(list);
  const given = parts.flatMap((part, index) =>
    index % 2 === 0 ? [{ name: String(literalOf(part) ?? part), value: parts[index + 1] ?? '' }] : [],
  );
  return { given, open: false };
}

/** The value, if it is written out; a variable says nothing about itself. */
function literalOf(value: string): string | number | boolean | undefined {
  const text = value.match(/^(['"])([^'"$\\]*)\1$/)?.[2];
  if (text !== undefined) return text;
  if (/^-?[\d_]+$/.test(value)) return Number(value.replaceAll('_', ''));
  if (/^(true|false)$/i.test(value)) return value.toLowerCase() === 'true';
  return undefined;
}
