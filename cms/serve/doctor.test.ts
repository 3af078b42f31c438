// Faults of the editor, made for real: doctor names each of them with a fix.
import { once } from 'node:events';
import { rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { editor } from '../../server/src/checks.ts';
import { makeRepository, write } from '../publish/test-repository.ts';
import { checkClone } from './clone-state.ts';
import { key, leaveSocket, testEditor } from './test-editor.ts';

it('names a clone changed by hand, a remote and a disk that fail, and a dead editor', async () => {
  const root = await makeRepository();
  const socket = join(root, '.cache/socket');
  const ask = async (of = key, site = 'https://tred.example') => {
    const website = { socket, key: of };
    const found = await editor({ settings: { website, allowedOrigins: [site] } });
    return found.map(({ state, summary, fix = '' }) => [state, summary, fix].join(' '));
  };
  const said = (...words: string[]) => words.map((each) => expect.stringContaining(each));
  expect(await ask()).toEqual(said('ENOENT'));

  const server = testEditor(root, { remote: '/nowhere' }).server.listen(socket);
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

  await leaveSocket(socket);
  expect(await ask()).toEqual(said('ECONNREFUSED'));
  await rm(root, { recursive: true });
});
