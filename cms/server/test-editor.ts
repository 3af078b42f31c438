// An editor's server on a small repository, for tests.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import type { EditedContent } from '../content/content.ts';
import type { DraftList } from '../drafts/draft-list.ts';
import { Events } from './events.ts';
import { Preview } from './preview.ts';
import { editorServer } from './server.ts';
import { openWebsite, type Website } from './website.ts';

export const key = 'a key for tests, of no other use!';

type Options = Partial<Parameters<typeof openWebsite>[0]> & {
  content?: EditedContent;
  personOf?: Website['personOf'];
};

export function testEditor(root: string, { content = {} as EditedContent, personOf, ...options }: Options) {
  const { drafts = {} as DraftList } = options;
  const preview = new Preview(root, async () => {});
  const events = new Events(preview);
  const opened = openWebsite({ root, key, drafts, events, ...options });
  const website = { ...opened, ...(personOf && { personOf }) };
  return { website, server: editorServer({ content, drafts, preview, events, website }) };
}

/** Leaves the socket of a program that was killed. */
export async function leaveSocket(socket: string): Promise<void> {
  const program = `require('node:net').createServer().listen(${JSON.stringify(socket)}, () => console.log('on'))`;
  const killed = spawn(process.execPath, ['--eval', program]);
  await once(killed.stdout, 'data');
  killed.kill('SIGKILL');
  await once(killed, 'exit');
}
