import { rm } from 'node:fs/promises';
import { expect, it } from 'vitest';
import { makeRepository, write } from '../publish/test-repository.ts';
import { checkClone } from './clone-state.ts';

it('names what was changed by hand and a remote that is not there', async () => {
  const root = await makeRepository();
  expect(await checkClone(root, '')).toMatchObject([{ state: 'ok' }]);
  write(root, 'package.json', '{ }');
  expect(await checkClone(root, '/nowhere')).toMatchObject([
    { state: 'warn', summary: expect.stringContaining('package.json') },
    { state: 'fail' },
  ]);
  await rm(root, { recursive: true });
});
