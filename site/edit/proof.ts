// `npm run proof`: prints pending changes and their problems, without a build.
import { join } from 'node:path';
import { formatDate } from '../src/lib/dates.ts';
import { EditedContent, type Proof } from './content.ts';
import { TypeLoader } from './content-types.ts';
import { type Changed, CONTENT, changedSince, git } from './git.ts';
import type { Problem } from './messages.ts';

type Changes = { since: string; base: string; changes: Changed[] };

export function proofScreen(proof: Proof, changed: Omit<Changes, 'base'> | undefined): string {
  const waiting = proof.files.filter(({ until }) => until !== undefined);
  const wrong = proof.problems.filter(({ asks }) => !asks).map(problemLine);
  const isChanged = new Set(changed?.changes.map(({ file }) => file));
  const asked = proof.problems.filter(({ asks, path }) => asks && isChanged.has(`${CONTENT}${path}`));
  const parts: [string, string[]][] = [
    ['What would go live', changeLines(proof, changed)],
    ['Not yet', waiting.map(waitingLine)],
    ['Is this meant so?', asked.map(problemLine)],
    ['What is wrong', wrong.length > 0 ? wrong : ['Nothing was found.']],
  ];
  const shown = parts.filter(([, lines]) => lines.length > 0);
  const blocks = shown.map(([title, lines]) => [title, ...lines.map((line) => `  ${line}`)].join('\n'));
  const links = proof.isBuilt
    ? []
    : ['Links are looked up in the last build, and there is none yet: npm run build.'];
  return [...blocks, ...links, verdict(wrong.length)].join('\n\n');
}

const named = ({ title, page }: { title: string; page: string }) => `${title} (${page})`;

const problemLine = (problem: Problem): string => `${named(problem)}: ${problem.message}`;

function changeLines({ files }: Proof, changed: Omit<Changes, 'base'> | undefined): string[] {
  if (!changed) return ['There is no git here to tell what changed.'];
  const known = new Map(files.map((file) => [`${CONTENT}${file.path}`, file]));
  const lines = changed.changes.flatMap(({ state, file }) => {
    const entry = known.get(file);
    return entry?.until
      ? []
      : [`${state.padEnd(8)} ${entry ? named(entry) : file.replace(`${CONTENT}`, '')}`];
  });
  return lines.length > 0 ? lines : [`Nothing that differs from ${changed.since}.`];
}

const waitingLine = ({ until = 'draft', ...file }: Proof['files'][number]): string =>
  `${until === 'draft' ? 'a draft' : `on ${formatDate(until)}`}: ${named(file)}`;

function verdict(wrong: number): string {
  if (wrong === 0) return 'npm run build can build it.';
  return `${wrong === 1 ? 'One thing is' : `${wrong} things are`} wrong: a build would stop.`;
}

/** Files that differ from upstream, or from the last commit; undefined without git. */
export async function changedFiles(root: string, folder: string): Promise<Changes | undefined> {
  const ask = async (...args: string[]) => (await git(root, args).catch(() => '')).trim();
  if (!(await ask('rev-parse', 'HEAD'))) return undefined;
  const upstream = await ask('rev-parse', '--abbrev-ref', '@{upstream}');
  const base = (upstream && (await ask('merge-base', 'HEAD', upstream))) || 'HEAD';
  return { since: upstream || 'the last commit', base, changes: await changedSince(root, base, folder) };
}

if (process.argv[1] === import.meta.filename) {
  const site = join(import.meta.dirname, '..');
  const loader = new TypeLoader(site);
  const content = new EditedContent(site, (folder) => loader.load(folder));
  const root = join(site, '..');
  const changed = await changedFiles(root, CONTENT);
  const texts = changed?.changes.filter(({ file }) => /\.(?:md|yaml)$/.test(file)) ?? [];
  const published = texts.map(async ({ file, state }) => {
    const text = state === 'new' ? undefined : await git(root, ['show', `${changed?.base}:./${file}`]);
    return [file.slice(CONTENT.length), text] as const;
  });
  const found = await content.proof(new Map(await Promise.all(published)));
  console.log(proofScreen(found, changed));
  content.close();
  process.exit(found.problems.every(({ asks }) => asks) ? 0 : 1);
}
