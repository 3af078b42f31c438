// What the documents name is there: commands, files, settings, links; and the recipes' diffs apply.
import { execFileSync } from 'node:child_process';
import { existsSync, globSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { isCommand } from '../../desk/src/cli/call.ts';
import { blocksIn, codeIn, commandsIn, documents, proseOf, readDocument, root } from './read-documents.ts';

const scriptsOf = (folder: string): string[] =>
  Object.keys(JSON.parse(readFileSync(join(root, folder, 'package.json'), 'utf8')).scripts ?? {});

/** Everything in a document that could be typed into a shell, or is the name of something. */
function codeOf(file: string): string[] {
  const text = readDocument(file);
  const shell = blocksIn(text).filter(({ language }) => language === 'sh');
  return [...codeIn(proseOf(text)), ...shell.flatMap(commandsIn).map(({ command }) => command)];
}

const matches = (file: string, pattern: RegExp): RegExpExecArray[] =>
  codeOf(file).flatMap((code) => [...code.matchAll(pattern)]);

/** Where a path in a document may begin. */
const bases = ['', 'site/src', 'site', 'desk/src', 'e2e', 'contract/src'];
const firsts = new Set(bases.flatMap((base) => readdirSync(join(root, base))));
/** What commands write. */
const MADE =
  /^(?:data|look|node_modules|\.cache|site\/(?:dist|node_modules|\.astro)|bench\/peers)\b|^site\/dist/;

function isThere(path: string, document: string): boolean {
  const places = [...bases, dirname(document)].map((base) => join(root, base, path));
  return MADE.test(path) || places.some((place) => existsSync(place) || globSync(place).length > 0);
}

/** The files that read settings, or give them to one another. */
const settings = globSync(
  [
    'desk/src/settings.ts',
    'desk/src/**/*.ts',
    'scripts/*.*',
    'site/build/*.ts',
    'site/*.ts',
    'e2e/support/*.ts',
    'deploy/*',
    'compose.yaml',
    'Dockerfile',
  ],
  { cwd: root },
)
  .filter((file) => /\.\w+$|Dockerfile|Caddyfile/.test(file))
  .map((file) => readFileSync(join(root, file), 'utf8'))
  .join('\n');

/** As the code host makes them from headings. */
const anchorsOf = (text: string): string[] =>
  [...proseOf(text).matchAll(/^#+ (.+)$/gm)].map(([, heading = '']) =>
    heading
      .toLowerCase()
      .replace(/[^\p{L}\p{N}\s-]/gu, '')
      .replaceAll(' ', '-'),
  );

describe.each(documents)('%s', (file) => {
  it('names commands of npm that there are', () => {
    for (const [, name = '', options = ''] of matches(file, /npm (?:run )?(?:-s )?([\w:-]+)([^&|]*)/g)) {
      if (['ci', 'install', 'audit'].includes(name)) continue;
      const folder = /-w (\w+)/.exec(options)?.[1] ?? '';
      expect(scriptsOf(folder), `npm run ${name}`).toContain(name);
    }
  });

  it('names commands of the desk that there are', () => {
    for (const [, name = ''] of matches(file, /(?:tred-desk|cli\.ts) ([a-z][a-z-]+)/g))
      expect(isCommand(name), `tred-desk ${name}`).toBe(true);
  });

  it('names files that there are', () => {
    const paths = matches(file, /(?<![\w:/.@~<-])\.?[\w@-]+\/[\w./@[\]*-]+/g).map(([path]) => path);
    for (const path of paths.filter((each) => firsts.has(each.split('/')[0] ?? '')))
      expect(isThere(path.replace(/[./]+$/, ''), file), path).toBe(true);
  });

  it('names settings that something reads', () => {
    for (const [name] of matches(file, /\b[A-Z]+_[A-Z_]+\b(?=$|=|[^\w.(])/g))
      expect(settings.includes(name), name).toBe(true);
  });

  it('links to what there is', () => {
    for (const [, target = ''] of proseOf(readDocument(file)).matchAll(/\]\(([^)\s]+)\)/g)) {
      if (/^(?:https?|mailto):|^\//.test(target)) continue;
      const [path = '', anchor] = target.split('#');
      const linked = join(dirname(file), path);
      expect(existsSync(join(root, path ? linked : file)), target).toBe(true);
      if (anchor) expect(anchorsOf(readDocument(path ? linked : file)), target).toContain(anchor);
    }
  });

  it('fences commands as sh, so that they are tried', () => {
    const commands = /^(?:npm|npx|node|git|tred-desk|systemctl|docker|sudo|cp|mkdir) /m;
    for (const { language, line, text } of blocksIn(readDocument(file)))
      if (language === '') expect(commands.test(text), `line ${line}`).toBe(false);
  });
});

describe('the recipes', () => {
  const diffs = documents
    .filter((file) => file.startsWith('docs/recipes/'))
    .flatMap((file) => blocksIn(readDocument(file)).filter(({ language }) => language === 'diff'))
    .map(({ text }) => `${text}\n`);

  it('are four, each with a diff', () => expect(diffs).toHaveLength(4));

  it('apply to the code as it is, all of them together', () => {
    expect(() =>
      execFileSync('git', ['apply', '--check', '-'], {
        cwd: root,
        input: diffs.join(''),
        stdio: ['pipe', 'pipe', 'pipe'],
      }),
    ).not.toThrow();
  });
});
