import { globSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { loadContentSchemas } from './content-modules.ts';

it('knows a schema for each page, form and fact', async () => {
  const known = await loadContentSchemas();
  const files = globSync('{facts,forms,pages}/**/*.yaml', {
    cwd: join(import.meta.dirname, '../../content'),
  });
  expect(files.filter((file) => !known.has(file.replace(/\.yaml$/, '')))).toEqual([]);
});
