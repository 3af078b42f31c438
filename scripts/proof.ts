// `npm run proof`: prints pending changes and their problems, without a build.
import { spawnSync } from 'node:child_process';
import type { Proof } from '../site/build/proof.ts';
import { formatDate } from '../site/src/lib/dates.ts';
import { root } from './run-program.ts';

type Change = { how: 'new' | 'changed' | 'deleted'; file: string };
type Changes = { since: string; changes: Change[] };

/** Longer lists would hide the errors. */
const MOST = 12;

export function proofScreen(proof: Proof, changed: Changes | undefined): string {
  const { wrong, waiting, leftOut } = proof;
  const parts = [
    ['What would go live', changeLines(proof, changed)],
    ...(waiting.length > 0 ? [['Not yet', waiting.map(waitingLine)] as const] : []),
    ['What is wrong', wrong.length > 0 ? wrong : ['Nothing was found.']],
  ] as const;
  const blocks = parts.map(([title, lines]) => [title, ...lines.map((line) => `  ${line}`)].join('\n'));
  return [...blocks, ...leftOut, verdict(wrong.length)].join('\n\n');
}

function changeLines({ waiting, addressOf }: Proof, changed: Changes | undefined): string[] {
  if (!changed) return ['There is no git here to tell what changed.'];
  const waits = new Set(waiting.map(({ file }) => file));
  const lines = changed.changes
    .filter(({ file }) => !waits.has(file))
    .map(({ how, file }) => {
      const address = how === 'deleted' ? undefined : addressOf(file);
      return `${how.padEnd(8)} ${file}${address ? `, ${address}` : ''}`;
    });
  if (lines.length === 0) return [`Nothing that differs from ${changed.since}.`];
  const more = lines.length - MOST;
  return more > 0 ? [...lines.slice(0, MOST), `and ${more} more`] : lines;
}

const waitingLine = ({ file, title, until }: Proof['waiting'][number]): string =>
  `${until === 'draft' ? 'a draft' : `on ${formatDate(until)}`}: ${title} (${file})`;

function verdict(wrong: number): string {
  if (wrong === 0) return 'npm run build builds it, and also checks every link of every page.';
  return `${wrong === 1 ? 'One thing is' : `${wrong} things are`} wrong: a build would stop.`;
}

/** Files that differ from upstream, or from the last commit; undefined without git. */
export function changedFiles(root: string, folder: string): Changes | undefined {
  const git = (...args: string[]) => {
    const { status, stdout } = spawnSync('git', args, { cwd: root, encoding: 'utf8' });
    return status === 0 ? stdout : undefined;
  };
  if (git('rev-parse', 'HEAD') === undefined) return undefined;
  const upstream = git('rev-parse', '--abbrev-ref', '@{upstream}')?.trim();
  const base = (upstream && git('merge-base', 'HEAD', upstream)?.trim()) || 'HEAD';
  const tracked = git('diff', '--name-status', '--no-renames', '-z', base, '--', folder) ?? '';
  const untracked = git('ls-files', '--others', '--exclude-standard', '-z', '--', folder) ?? '';
  const added = untracked.split('\0').filter(Boolean);
  const changes = [...changesIn(tracked), ...added.map((file) => ({ how: 'new' as const, file }))];
  return {
    since: upstream ?? 'the last commit',
    changes: changes.toSorted((a, b) => a.file.localeCompare(b.file)),
  };
}

/** Parses `--name-status -z`: a letter, then a path. */
function changesIn(output: string): Change[] {
  const parts = output.split('\0').filter(Boolean);
  return parts.flatMap((letter, at) => {
    const file = parts[at + 1];
    if (at % 2 === 1 || file === undefined) return [];
    return [{ how: letter === 'A' ? 'new' : letter === 'D' ? 'deleted' : 'changed', file }];
  });
}

if (process.argv[1] === import.meta.filename) {
  process.env.ASTRO_TELEMETRY_DISABLED = '1';
  // Set before any module reads content.
  process.env.WRONG_CONTENT = 'committed';
  const { proof } = await import('../site/build/proof.ts');
  const found = await proof();
  console.log(proofScreen(found, changedFiles(root, 'site/src/content')));
  process.exit(found.wrong.length === 0 ? 0 : 1);
}
