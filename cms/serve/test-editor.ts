// An editor's server on a small repository, for tests.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import type { SiteProcess } from '../check/program.ts';
import type { EditedContent } from '../drafts/content.ts';
import type { DraftList } from '../drafts/draft-list.ts';
import { Events } from './events.ts';
import { editorServer } from './server.ts';
import { openWebsite, type Website } from './website.ts';

export const key = 'a key for tests, of no other use!';

type Options = Partial<Parameters<typeof openWebsite>[0]> & {
  content?: EditedContent;
  page?: SiteProcess['page'];
  personOf?: Website['personOf'];
};

const noPage = () => Promise.reject(new Error('There is no program.'));

export function testEditor(root: string, { page = noPage, personOf, ...options }: Options) {
  const { content = {} as EditedContent, drafts = {} as DraftList } = options;
  const events = new Events();
  const opened = openWebsite({ root, key, drafts, events, ...options });
  const website = { ...opened, ...(personOf && { personOf }) };
  return { website, server: editorServer({ content, drafts, site: { page }, events, website }) };
}

/** Leaves the socket of a program that was killed. */
export async function leaveSocket(socket: string): Promise<void> {
  const program = `require('node:net').createServer().listen(${JSON.stringify(socket)}, () => console.log('on'))`;
  const killed = spawn(process.execPath, ['--eval', program]);
  await once(killed.stdout, 'data');
  killed.kill('SIGKILL');
  await once(killed, 'exit');
}
