// Writes the result of one part to docs/benchmarks, with the machine it ran on.
import { execFileSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { cpus, loadavg, release, totalmem, type } from 'node:os';
import { join } from 'node:path';
import { root } from '../scripts/run-program.ts';

/** The conditions at the start of a part: another program may begin later. */
export function testConditions(versions: Record<string, string> = {}): string {
  const cores = cpus();
  const model = cores[0]?.model.trim() ?? process.arch;
  const [load = 0] = loadavg();
  const programs = Object.entries({ node: process.version.slice(1), ...versions });
  return [
    `*${new Date().toISOString().slice(0, 10)}`,
    `${cores.length} × ${model}, ${Math.round(totalmem() / 1024 ** 3)} GB, ${type()} ${release()}`,
    `load at the start ${load.toFixed(1)}${load > cores.length ? ' (**busy with other work: measure again**)' : ''}`,
    `${programs.map(([name, version]) => `${name} ${version}`).join(', ')}.*`,
  ].join('; ');
}

export function writePart(name: string, title: string, ...paragraphs: string[]): void {
  const text = [`# ${title}`, `Written by \`npm run bench -- ${name}\`.`, ...paragraphs].join('\n\n');
  writeFileSync(join(root, `docs/benchmarks/${name}.md`), `${text}\n`);
  console.log(`\nWritten: docs/benchmarks/${name}.md`);
}

export function table(columns: readonly string[], rows: readonly (readonly string[])[]): string {
  const line = (cells: readonly string[]) => `| ${cells.join(' | ')} |`;
  return [line(columns), line(columns.map((_, at) => (at ? '---:' : '---'))), ...rows.map(line)].join('\n');
}

/** The median, with the least and the most. */
export function spread(values: readonly number[], format: (value: number) => string): string {
  const sorted = values.toSorted((a, b) => a - b);
  return `${format(medianOf(values))} (${format(sorted[0] ?? 0)}–${format(sorted.at(-1) ?? 0)})`;
}

export const medianOf = (values: readonly number[]) =>
  values.toSorted((a, b) => a - b)[values.length >> 1] ?? Number.NaN;
export const whole = (value: number) => Math.round(value).toLocaleString('en');
export const kb = (bytes: number) => `${(bytes / 1000).toFixed(1)} KB`;

/** Starts each round with another item, so that none is always first. */
export const rotated = <Item>(items: readonly Item[], round: number): Item[] =>
  items.map((_, at) => items[(at + round) % items.length] as Item);

export function versionOf(program: string): string {
  const output = execFileSync(program, ['--version'], { encoding: 'utf8' });
  return /\d+(?:\.\d+)+/.exec(output)?.[0] ?? '';
}
