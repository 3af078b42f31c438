// What `npm run proof` says, in one screen.
import type { Proof } from '../site/build/proof.ts';
import { formatDate } from '../site/src/lib/dates.ts';
import type { Changes } from './changed-files.ts';

/** More lines than this push what is wrong off the screen. */
const MOST = 12;

export function proofScreen(proof: Proof, changed: Changes | undefined): string {
  const { wrong, waiting, leftOut } = proof;
  const parts = [
    ['What would go live', changeLines(proof, changed)],
    ...(waiting.length > 0 ? [['Not yet', waiting.map(waitingLine)] as const] : []),
    ['What is wrong', wrong.length > 0 ? wrong : ['Nothing was found.']],
  ] as const;
  const told = parts.map(([title, lines]) => [title, ...lines.map((line) => `  ${line}`)].join('\n'));
  return [...told, ...leftOut, verdict(wrong.length)].join('\n\n');
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
  if (wrong === 0)
    return 'npm run build makes the site of it, and looks at every link of every page as well.';
  return `${wrong === 1 ? 'One thing is' : `${wrong} things are`} wrong: a build would stop.`;
}
