import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Ajv2020 } from 'ajv/dist/2020.js';
import addFormats from 'ajv-formats';
import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { factsJsonSchemas, loadContentSchemas } from './content-modules.ts';

const root = join(import.meta.dirname, '../..');
const read = (file: string) => readFileSync(join(root, file), 'utf8');

const schemas = await factsJsonSchemas();
const settings: { 'yaml.schemas': Record<string, string> } = JSON.parse(read('.vscode/settings.json'));
const ajv = new Ajv2020({ strict: false, code: { optimize: false } });
addFormats.default(ajv);
const helped = Object.entries(settings['yaml.schemas']);

/** Neither collections nor facts. */
const OTHERS = /content\/(?:docs|papers)\//;
/** The form editor covers words. */
const words = new Set([...(await loadContentSchemas()).keys()].filter((path) => !path.startsWith('facts/')));
const isWords = (file: string) => words.has(file.replace(/^site\/src\/content\/|\.yaml$/g, ''));

describe('the help for editors of YAML', () => {
  it('fits each facts file as it is, and refuses a misspelled line', () => {
    expect(Object.keys(schemas).sort()).toEqual(
      globSync('site/src/content/facts/*.yaml', { cwd: root })
        .map((file) => file.replace(/^.*\/|\.yaml$/g, ''))
        .sort(),
    );
    for (const [name, schema] of Object.entries(schemas)) {
      const fits = ajv.compile(schema);
      expect(
        fits(parse(read(`site/src/content/facts/${name}.yaml`))),
        `${name}: ${ajv.errorsText(fits.errors)}`,
      ).toBe(true);
    }
    const prices = ajv.compile(schemas.prices ?? {});
    expect(prices({ ...parse(read('site/src/content/facts/prices.yaml')), montly: 1 })).toBe(false);
  });

  it('is there for each file of content', () => {
    const files = globSync('site/src/content/**/*.yaml', { cwd: root }).filter(
      (file) => !OTHERS.test(file) && !isWords(file),
    );
    const covered = helped.flatMap(([, pattern]) => globSync(pattern, { cwd: root }));
    const problems = [
      ...files.filter((file) => !covered.includes(file)).map((file) => `no line for ${file}`),
      ...covered.filter((file) => !files.includes(file)).map((file) => `a line too many for ${file}`),
    ];
    expect(problems, 'Change .vscode/settings.json').toEqual([]);
  });

  it('knows a schema for each file of words', async () => {
    const known = await loadContentSchemas();
    const files = globSync('{pages,forms}/**/*.yaml', { cwd: join(root, 'site/src/content') });
    expect(files.filter((file) => !known.has(file.replace(/\.yaml$/, '')))).toEqual([]);
  });

  it('comes from a schema that is made', () => {
    const collections = read('site/src/content.config.ts').split('export const collections')[1] ?? '';
    for (const [file, pattern] of helped) {
      const [, kind, name = ''] = /^site\/\.astro\/(collections|facts)\/(.+)\.schema\.json$/.exec(file) ?? [];
      if (kind === 'facts') expect(pattern).toBe(`site/src/content/facts/${name}.yaml`);
      else expect(collections).toMatch(new RegExp(`\\b${name},`));
    }
  });
});
