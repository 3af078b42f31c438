// When, where and with what something was measured.
import { execFileSync } from 'node:child_process';
import { cpus, getPriority, loadavg, release, totalmem, type } from 'node:os';
import type { Circumstances } from './results.ts';

export function circumstances(versions: Record<string, string> = {}): Circumstances {
  const [cpu] = cpus();
  const model = cpu?.model.trim();
  const processor = model && model !== 'unknown' ? model : process.arch;
  const memory = Math.round(totalmem() / 1024 ** 3);
  const [load = 0] = loadavg();
  const priority = getPriority() === 0 ? '' : `, priority ${getPriority()}`;
  return {
    date: new Date().toISOString().slice(0, 10),
    machine: `${cpus().length} × ${processor}, ${memory} GB, ${type()} ${release()}; load at the start ${load.toFixed(1)}${priority}`,
    versions: { node: process.version.slice(1), ...versions },
  };
}

/** What a program calls its version, or nothing where it does not say. */
export function versionOf(program: string, flag = '--version'): string {
  try {
    // nginx says it where errors go.
    const said = execFileSync('/bin/sh', ['-c', '"$0" "$1" 2>&1', program, flag], { encoding: 'utf8' });
    return /\d+(?:\.\d+)+/.exec(said)?.[0] ?? '';
  } catch {
    return '';
  }
}
