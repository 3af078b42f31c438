// What the editor accepts is right, and what is wrong is refused at Save. EDITS and WRONG set how many, SEED where they start.
import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { edit, edits, wrongEdits } from './any-edit.ts';
import { EditedContent, Refused } from './content.ts';
import { TypeLoader } from './content-types.ts';

const site = join(import.meta.dirname, '..');
const { EDITS = '12', WRONG = '12', SEED = String(Date.now() % 1e6) } = process.env;

let folder: string;
let content: EditedContent;
const loader = new TypeLoader(site);
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'edited-'));
  cpSync(join(site, 'src/content'), folder, { recursive: true });
  content = new EditedContent(site, (from) => loader.load(from), process.env.CONTENT ?? folder);
});
afterAll(async () => {
  content.close();
  await loader.close();
  rmSync(folder, { recursive: true });
});

const isRefused = async (doing: Promise<unknown>) => {
  try {
    await doing;
    return false;
  } catch (error) {
    if (error instanceof Refused) return true;
    throw error;
  }
};

it(`accepts edits that leave nothing wrong (SEED=${SEED})`, { timeout: 3_600_000 }, async () => {
  const made: string[] = [];
  for (const each of edits(Number(SEED), 20 * Number(EDITS))) {
    if (made.length === Number(EDITS)) break;
    await isRefused(edit(content, each).then((done) => made.push(done)));
  }
  if (process.env.EDITS) console.log(made.join('\n'));
  expect(made).toHaveLength(Number(EDITS));
  const { problems } = await content.proof();
  expect(problems.filter(({ asks }) => !asks)).toEqual([]);
});

it(`refuses each wrong edit (SEED=${SEED})`, { timeout: 3_600_000 }, async () => {
  const all = Object.entries(wrongEdits);
  const accepted: string[] = [];
  for (const [at, { picks }] of edits(Number(SEED), Number(WRONG)).entries()) {
    const [name, make] = all[(at + Number(SEED)) % all.length] ?? [];
    let turn = 0;
    const pick = <Item>(items: readonly Item[]) => items[(picks[turn++] ?? 0) % items.length] as Item;
    if (name && make && !(await isRefused(make(content, pick)))) accepted.push(name);
  }
  expect(accepted).toEqual([]);
});
