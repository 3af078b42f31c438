// Pictures that wait for a text take a limited part of the disk.
import { mkdtemp, rm, utimes } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { expect, it } from 'vitest';
import { Uploads } from './uploads.ts';

it('takes pictures up to a limit, and forgets those that waited for a week', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'uploads-'));
  const create = { width: 1600, height: 900, channels: 3, background: '#123456' } as const;
  const picture = await sharp({ create }).png().toBuffer();
  const add = (uploads: Uploads) => uploads.add('blog/a.md', 'a.png', picture, () => false);
  await add(new Uploads(folder));
  const full = new Uploads(folder, 1);
  await expect(add(full)).rejects.toMatchObject({ status: 413 });
  const old = new Date(Date.now() - 8 * 86_400_000);
  await utimes(join(folder, 'blog/a.png'), old, old);
  expect(await add(new Uploads(folder))).toBe('a.png');
  await rm(folder, { recursive: true });
});
