// What the program said about the drafts is kept for the next start, and used only for the same drafts and code.
import { join } from 'node:path';
import { expect, it, vi } from 'vitest';
import { makeRepository } from '../publish/test-repository.ts';
import { ContentFolder } from '../store/content-folder.ts';
import { filesOf } from '../store/git.ts';
import { ContentCheck } from './content-check.ts';
import type { Checked } from './program.ts';

it('asks the program once for the same drafts, also after a start', async () => {
  const root = await makeRepository({ 'a.yaml': 'title: A\n', 'b.yaml': 'title: B\n' });
  const form = { kind: 'group' as const, fields: [] };
  const said: Checked = {
    types: [{ id: 'a', kind: 'other', folder: '', pattern: 'a.yaml', form }],
    files: [{ path: 'a.yaml', type: 'a', page: '/a', ownsPage: true, needed: true, value: { title: 'A' } }],
    problems: [],
    placeholders: {},
  };
  const check = vi.fn(async () => said);
  const site = {
    check,
    reload: async () => {},
    stop: async () => {},
    page: () => Promise.resolve({} as never),
  };
  const start = (version = '1') => {
    const kept = { file: join(root, '.cache/checked.json'), version: () => version };
    return new ContentCheck(root, new ContentFolder(root, join(root, '.cache/content')), site, kept);
  };
  const files = await filesOf(root, 'HEAD');
  const titles = async (from: ContentCheck) => (await from.read(files)).all.map(({ title }) => title);
  const first = start();
  await first.show(files);
  expect(await titles(first)).toEqual(['A']);
  await first.keep();
  expect([await titles(start()), check.mock.calls.length]).toEqual([['A'], 1]);
  for (const [version, others] of [
    ['2', files],
    ['1', new Map([...files].slice(1))],
  ] as const) {
    await first.keep();
    check.mockClear();
    await start(version).read(others);
    expect(check).toHaveBeenCalledOnce();
  }
});
