// Which desk this is: the version that its package states.
import { readFileSync } from 'node:fs';

const { version: stated } = JSON.parse(readFileSync(new URL('../package.json', import.meta.url), 'utf8')) as {
  version: string;
};

export const version = stated;
