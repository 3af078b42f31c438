// Built styles: short motion, reduced motion, and no CSS that the oldest supported browsers lack.
import type { BuiltSite, CheckFinding, CheckProblem } from './built-site.ts';

const LONGEST_MS = 400;

type Declaration = { property: string; value: string; within: readonly string[] };

export function motion(site: BuiltSite): CheckFinding {
  const problems = new Map<string, CheckProblem>();
  let moving = 0;
  const seen = new Set<string>();
  for (const [where, css] of stylesOf(site)) {
    if (seen.has(css)) continue;
    seen.add(css);
    for (const declaration of declarations(css)) {
      if (!/^(?:-\w+-)?(?:animation|transition)(?:-|$)|^scroll-behavior$/.test(declaration.property))
        continue;
      moving += 1;
      for (const what of complaints(declaration))
        if (!problems.has(what)) problems.set(what, { where, what });
    }
  }
  return { checked: `${moving} movements`, problems: [...problems.values()] };
}

function* stylesOf(site: BuiltSite): Generator<[string, string]> {
  for (const page of site.pages)
    for (const style of page.root.querySelectorAll('style')) yield [page.address, style.text];
  for (const file of site.files) if (file.endsWith('.css')) yield [`/${file}`, site.text(file)];
}

function complaints({ property, value, within }: Declaration): string[] {
  const declaration = `${property}: ${value}`;
  if (property === 'scroll-behavior' ? value !== 'smooth' : isStill(property, value)) return [];
  const found: string[] = [];
  if (!within.some((rule) => /^@media.*prefers-reduced-motion\s*:\s*no-preference/.test(rule)))
    found.push(`${declaration}: ignores prefers-reduced-motion`);
  const plain = value.replace(/\([^()]*\)/g, '');
  if (/\binfinite\b/.test(plain) || rounds(property, plain) > 1)
    found.push(`${declaration}: moves more than once`);
  const longest = Math.max(0, ...plain.split(',').map(durationOf));
  if (longest > LONGEST_MS) found.push(`${declaration}: takes ${longest} ms, and ${LONGEST_MS} is the most`);
  return found;
}

function isStill(property: string, value: string): boolean {
  if (/^(?:none|initial|unset|auto|0(?:m?s)?)$/.test(value)) return true;
  // Describes a motion that another declaration starts.
  return /-(?:timing-function|fill-mode|direction|property|name|timeline|range|behavior)$/.test(property);
}

function rounds(property: string, value: string): number {
  if (!/animation(?:-iteration-count)?$/.test(property)) return 1;
  return Math.max(
    1,
    ...[...value.matchAll(/(?<![\w.-])\d*\.?\d+(?![\w.%])/g)].map(([number]) => Number(number)),
  );
}

function durationOf(value: string): number {
  const times = [...value.matchAll(/(?<![\w-])(\d*\.?\d+)(m?s)\b/g)];
  return times.reduce((sum, [, number, unit]) => sum + Number(number) * (unit === 's' ? 1000 : 1), 0);
}

function declarations(css: string): Declaration[] {
  const code = css.replace(/\/\*[\s\S]*?\*\//g, '').replace(/"[^"]*"|'[^']*'/g, '""');
  const found: Declaration[] = [];
  const within: string[] = [];
  for (const [, text = '', end] of code.matchAll(/([^{};]*)([{};])/g)) {
    if (end === '{') {
      within.push(text.trim());
      continue;
    }
    const colon = text.indexOf(':');
    if (colon > 0 && within.length > 0)
      found.push({
        property: text.slice(0, colon).trim().toLowerCase(),
        value: text.slice(colon + 1).trim(),
        within: [...within],
      });
    if (end === '}') within.pop();
  }
  return found;
}

/** Features that those browsers ignore and that would break a page. */
const unknown: [RegExp, string][] = [
  [/@container\b/, '@container'],
  [/@scope\b/, '@scope'],
  [/[{;]\s*&/, 'nested rules'],
  [/\b\d+(?:\.\d+)?[dsl]v[hw]\b(?![^{}]*\))/, 'a height in dvh, svh or lvh'],
];

export function oldBrowsers(site: BuiltSite): CheckFinding {
  const sheets = [...stylesOf(site)];
  const problems = sheets.flatMap(([where, css]) =>
    unknown.filter(([pattern]) => pattern.test(css)).map(([, what]) => ({ where, what })),
  );
  return { checked: `${sheets.length} style sheets`, problems };
}
