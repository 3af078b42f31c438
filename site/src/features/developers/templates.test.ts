import { unzipSync } from 'fflate';
import { describe, expect, it } from 'vitest';
import { templateFiles, templates } from './templates';

describe.each(templates())('$name', ({ name, files, archive, size }) => {
  it('has every file that its page and its service worker request', () => {
    const requested = [...(files['index.html'] ?? '').matchAll(/(?:src|href)="([^"]+)"/g)].map(
      ([, file]) => file,
    );
    const cached = [...(files['sw.js'] ?? '').matchAll(/(?:FILES = \[|, )'([^']+)'/g)].map(
      ([, file]) => file,
    );
    expect(requested).toContain('app.js');
    expect(cached).toEqual(expect.arrayContaining(['./', ...requested, 'manifest.webmanifest']));
    for (const file of [...requested, ...cached])
      if (file !== './') expect(files).toHaveProperty([file ?? '']);
  });

  it('leaves no placeholder open', () => {
    expect(Object.values(files).join('')).not.toMatch(/\{\{/);
  });

  it('unpacks into a folder of its name, as large as the page says', () => {
    const unpacked = unzipSync(archive);
    expect(Object.keys(unpacked).sort()).toEqual(
      Object.keys(files)
        .map((file) => `${name}/${file}`)
        .sort(),
    );
    expect(size).toBe(`${Math.round(archive.byteLength / 1000)} KB`);
  });
});

it('says which template has no page', () => {
  const about = { site: 'https://tred.example', apiHost: 'api.tred.example' };
  expect(() => templateFiles({ name: 'nothing', title: 'Nothing' }, about)).toThrow('site/templates/nothing');
});
