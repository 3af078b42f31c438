// Faults of the editor, made for real: doctor names each of them with a fix.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { checkEditor } from '../../desk/src/cli/doctor-editor.ts';
import type { EditedContent } from '../content/content.ts';
import type { DraftList } from '../drafts/draft-list.ts';
import { makeRepository, write } from '../publish/test-repository.ts';
import { checkClone } from './clone-state.ts';
import { Events } from './events.ts';
import { Preview } from './preview.ts';
import { editorServer } from './server.ts';
import { openWebsite } from './website.ts';

it('names a clone changed by hand, a remote and a disk that fail, and a dead editor', async () => {
  const root = await makeRepository();
  const [socket, key] = [join(root, '.cache/socket'), 'a key for tests, of no other use!'];
  const ask = async (of = key, site = 'https://tred.example') => {
    const website = { socket, key: of };
    const found = await checkEditor({ website, allowedOrigins: [site] });
    return found.map(({ state, summary, fix = '' }) => [state, summary, fix].join(' '));
  };
  const said = (...words: string[]) => words.map((each) => expect.stringContaining(each));
  expect(await ask()).toEqual(said('no socket'));

  const [content, drafts] = [{} as EditedContent, {} as DraftList];
  const preview = new Preview(root, 1, async () => {});
  const events = new Events(preview);
  const website = openWebsite({ root, key, drafts, events, remote: '/nowhere' });
  const server = editorServer({ content, drafts, preview, events, website }).listen(socket);
  await once(server, 'listening');
  expect(await ask()).toEqual(said('does not reach WEBSITE_REMOTE'));
  write(root, 'package.json', '{ }');
  expect(await ask()).toEqual(said('package.json', 'does not reach WEBSITE_REMOTE'));
  expect(await ask('another key')).toEqual(said('keys'));
  expect(await ask(key, 'https://other.example')).toContainEqual(
    expect.stringMatching(/fail.*for https:\/\/tred\.example.*SITE_URL/),
  );
  expect(await checkClone(root, '', 1e12)).toMatchObject([{ state: 'fail' }, { state: 'warn' }]);
  await rename(join(root, '.git'), join(root, 'git'));
  expect(await ask()).toContainEqual(expect.stringMatching(/fail git does not work.*chown/));
  await rename(join(root, 'git'), join(root, '.git'));
  server.close();
  await once(server, 'close');

  const program = `require('node:net').createServer().listen(${JSON.stringify(socket)}, () => console.log('on'))`;
  const killed = spawn(process.execPath, ['--eval', program]);
  await once(killed.stdout, 'data');
  killed.kill('SIGKILL');
  await once(killed, 'exit');
  expect(await ask()).toEqual(said('nobody listens'));
  await rm(root, { recursive: true });
});
