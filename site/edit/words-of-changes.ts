// Says in words what changed in content files: page, field, before and after.
import { parse } from 'yaml';
import type { EditedContent } from './content.ts';
import { partsOf } from './edit-yaml.ts';
import type { Publication } from './publication.ts';
import type { Change } from './publication-messages.ts';
import { labelsTo } from './shape.ts';

const CONTENT = 'site/src/content/';
const MOST_LINES = 12;
const MOST_LETTERS = 90;

type Sources = { content: EditedContent; publication: Publication };

export async function wordsOfChanges(
  changes: Change[],
  { content, publication }: Sources,
): Promise<string[]> {
  const lines: string[] = [];
  for (const { file, how } of changes) {
    const path = file.replace(CONTENT, '');
    // The route of a deleted page goes with the page.
    if (path === file) continue;
    const opened = await content.open(path).catch(() => undefined);
    const before = partsOf(path, await publication.textIn('HEAD', file));
    const title = opened ? await titleOf(content, path) : path;
    if (how !== 'changed' || !opened || before.yaml === '') {
      lines.push(`${title}: ${how}`);
      continue;
    }
    const [then, now] = [textsAt(parse(before.yaml)), textsAt(opened.value)];
    const fields = [...new Set([...then.keys(), ...now.keys()])].filter(
      (key) => then.get(key) !== now.get(key),
    );
    const found = fields.map((key) => {
      const label = labelsTo(opened.shape, key.split('.'), opened.value).join(' › ');
      return `${title} › ${label}: ${shown(then.get(key))} → ${shown(now.get(key))}`;
    });
    if ((before.body ?? '').trim() !== (opened.body ?? '').trim()) found.push(`${title} › Text: changed`);
    if (found.length > MOST_LINES) found.splice(MOST_LINES, Infinity, `${title}: and more`);
    lines.push(...(found.length > 0 ? found : [`${title}: changed`]));
  }
  return lines;
}

async function titleOf(content: EditedContent, path: string): Promise<string> {
  const files = (await content.list()).types.flatMap((type) => type.files);
  return files.find((each) => each.path === path)?.title ?? path;
}

function textsAt(value: unknown, path = ''): Map<string, string> {
  if (typeof value !== 'object' || value === null) return new Map([[path, String(value ?? '')]]);
  return new Map(
    Object.entries(value).flatMap(([key, each]) => [...textsAt(each, path ? `${path}.${key}` : key)]),
  );
}

const shown = (text = '') =>
  text === '' ? 'nothing' : `“${text.length > MOST_LETTERS ? `${text.slice(0, MOST_LETTERS)} …` : text}”`;
