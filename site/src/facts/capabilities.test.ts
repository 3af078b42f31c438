// The register of capabilities, and its agreement with requests and releases.
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { parse } from 'yaml';
import {
  type Capability,
  capabilities,
  capabilityOf,
  progressOf,
  statusWords,
  whenItComes,
} from './capabilities.ts';

const content = join(import.meta.dirname, '../content');
const filesIn = (folder: string) =>
  readdirSync(join(content, folder)).map((file) => ({
    id: file.replace(/\.yaml$/, ''),
    data: parse(readFileSync(join(content, folder, file), 'utf8')),
  }));
const releases = filesIn('releases');
const everyCapability = Object.entries(capabilities);

const plans = { starter: true, professional: true, enterprise: true };
const filled = (text: string, value: string) => text.replace(/\{\w+\}/, value);
const missing = { name: 'Marks', plans, phrases: ['marks'], namedOn: [] };

test.each<[Capability, string]>([
  [{ name: 'Fees', plans, status: 'Completed', since: 'the start' }, statusWords.fromStart],
  [{ name: 'Fees', plans, status: 'Completed', since: '2.5.0' }, filled(statusWords.since, '2.5.0')],
  [{ ...missing, status: 'In Development', target: '2.6' }, filled(statusWords.comesWith, '2.6')],
  [{ ...missing, status: 'In Development', target: 'Term I' }, filled(statusWords.beingBuilt, 'Term I')],
  [{ ...missing, status: 'Planned', target: 'Term I' }, filled(statusWords.planned, 'Term I')],
  [{ ...missing, status: 'Under Review' }, statusWords.underReview],
])('%o is said as “%s”', (capability, words) => {
  expect(whenItComes(capability)).toBe(words);
});

test('a name that nobody has registered is refused', () => {
  expect(() => capabilityOf('teleport')).toThrow('no capability "teleport"');
});

test('a highlight of a release is something that came with that release', () => {
  for (const { id: version, data } of releases)
    for (const { title, capability } of data.highlights)
      if (capability) expect(progressOf(capability).release, `${version}: ${title}`).toBe(version);
});

test('a completed capability is among the highlights of its release', () => {
  const named = releases.flatMap(({ data }) =>
    data.highlights.map(({ capability }: { capability?: string }) => capability),
  );
  for (const [id] of everyCapability) if (progressOf(id).release) expect(named).toContain(id);
});
