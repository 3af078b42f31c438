// Which code of the site reads the words of a page.
import { readFileSync } from 'node:fs';
import { join, parse } from 'node:path';
import { listFiles } from '../../site/build/dist-files.ts';

function sourcesIn(site: string): Map<string, string> {
  const folder = join(site, 'src');
  const files = listFiles(folder).filter((file) => /(?<!\.test)\.(?:tsx?|astro)$/.test(file));
  return new Map(files.map((file) => [file, readFileSync(join(folder, file), 'utf8')]));
}

/** Files besides its route that read the words of a page: `leaderboard` in `readPage('leaderboard', …)`, or a part of it by `sectionOn`. */
export function readersOf(site: string, id: string, page: string): string[] {
  const sources = [...sourcesIn(site)];
  const part = sources.find(([, text]) => text.includes(`sectionOn('${id}'`));
  if (part) return [part[0]];
  const reads = new RegExp(`\\b(\\w+)\\s*=\\s*readPage\\(\\s*'${RegExp.escape(id)}'`);
  const [own, source = ''] = sources.find(([, text]) => text.includes(`'${id}'`) && reads.test(text)) ?? [];
  const [, name] = reads.exec(source) ?? [];
  if (!own || !name) return [];
  const module = parse(own).name;
  const uses = new RegExp(
    `^import\\s(?!type\\b)[^;]*\\b${name}\\b[^;]*/${RegExp.escape(module)}(?:\\.ts)?'`,
    'm',
  );
  const routes = [`pages${page}.astro`, `pages${page}/index.astro`];
  const isUsed = new RegExp(`\\b${name}\\b`).test(source.replace(reads, ''));
  return sources.flatMap(([file, text]) =>
    (file === own ? isUsed : text.includes(`/${module}`) && !routes.includes(file) && uses.test(text))
      ? [file]
      : [],
  );
}
