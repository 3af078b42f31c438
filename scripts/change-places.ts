// Puts the previous build back, and keeps the present one in its place.
import { existsSync, renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';

/** What stands in the way; nothing when it is done. `remembered` says what the present build was made from. */
export function changePlaces(folder: string, remembered: string): string | undefined {
  const [dist, previous, aside] = ['dist', 'dist.previous', 'dist.bad'].map((name) => join(folder, name));
  if (!dist || !previous || !aside) return undefined;
  if (!existsSync(join(previous, '_manifest.json')))
    return `There is no build to go back to in ${previous}: each build keeps the one before it there.`;
  rmSync(aside, { recursive: true, force: true });
  if (existsSync(dist)) renameSync(dist, aside);
  renameSync(previous, dist);
  if (existsSync(aside)) renameSync(aside, previous);
  // Else `npm start` would take the old build for what the sources make now.
  rmSync(remembered, { force: true });
  return undefined;
}
