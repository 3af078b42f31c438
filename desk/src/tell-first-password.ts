// Tells the first user's password once: on the terminal, or, where what is said ends up in a journal, in a file.
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { firstName } from './store/staff.ts';

export function tellFirstPassword(password: string, dataDir: string): void {
  const say = (how: string) => process.stderr.write(`desk: log in at /desk as "${firstName}" ${how}\n`);
  if (process.stderr.isTTY) {
    say(`with the password ${password}`);
    return;
  }
  const file = join(dataDir, 'first-password');
  mkdirSync(dataDir, { recursive: true, mode: 0o700 });
  writeFileSync(file, `${password}\n`, { mode: 0o600 });
  say(`with the password in ${file}, then delete that file`);
}
