// Renders with what the build before bundled, when nothing but entries has changed since: pages read their entries when
// they are rendered (content-from-disk.ts), so the bundle would be the same again. Code that is new is bundled in a process
// of its own, while this one reads the entries: what the bundler held is free again by the time that pages are rendered.
import { fork } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, existsSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join, relative, sep } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import type { AstroIntegration, HookParameters } from 'astro';
import { isEntry } from './is-entry.ts';

const FOLDER = join(process.cwd(), 'node_modules/.cache/bundle');
const NOTES = 'bundle.json';

type Pages = HookParameters<'astro:build:setup'>['pages'];
type Styles = NonNullable<ReturnType<Pages['get']>>['styles'];
type Vite = HookParameters<'astro:build:setup'>['vite'];
type Builder = Parameters<NonNullable<NonNullable<Vite['builder']>['buildApp']>>[0];

type Bundle = {
  /** All that it was made of, and the folder that it was made for. */
  by: string;
  dist: string;
  /** The program that renders. */
  entry: string;
  /** What Astro notes of each page while it bundles: its styles, and a hash of its code. */
  styles: [page: string, styles: Styles][];
  code: [page: string, hash: string][];
};

/** Where Astro has the program that renders, until it has. */
const PROGRAMS = '.prerender';

/** What Astro notes while it bundles, and gives to the program that renders. */
type Noted = { pageDependencyHashes?: Map<string, string>; contentEntryRenderHashes?: Map<string, string> };
type Program = { app: { setInternals: (noted: Noted) => void } };

export function hasBundle(by: string, folder = FOLDER): boolean {
  return readBundle(by, folder) !== undefined;
}

function readBundle(by: string, folder: string): Bundle | undefined {
  const notes = join(folder, NOTES);
  if (!existsSync(notes)) return undefined;
  const bundle = JSON.parse(readFileSync(notes, 'utf8')) as Bundle;
  return bundle.by === by ? bundle : undefined;
}

/** `by` is what scripts/build-site.ts knows of the code; of a build that it did not start nothing is kept or taken. */
export function keptBundle(by = process.env.TRED_BUILT_BY, folder = FOLDER): AstroIntegration {
  const bundleOnly = process.env.TRED_BUNDLE_ONLY === 'on';
  let [root, dist, entry] = ['', '', ''];
  let bundling: Promise<unknown[]> | undefined;
  let hasEntries = false;
  let pages: Pages = new Map();
  let known: Bundle | undefined;

  /** The folder of the build holds what was bundled by now, and nothing else. */
  function keep({ pageDependencyHashes = new Map(), contentEntryRenderHashes }: Noted): void {
    if (!by || hasEntries || entriesBringCode(root) || contentEntryRenderHashes?.size) return;
    const styles = [...pages].map(([page, { styles: own }]): [string, Styles] => [page, own]);
    const bundle: Bundle = { by, dist, entry, styles, code: [...pageDependencyHashes] };
    const draft = `${folder}.next`;
    for (const old of [draft, folder]) rmSync(old, { recursive: true, force: true });
    cpSync(dist, join(draft, 'files'), { recursive: true });
    writeFileSync(join(draft, NOTES), JSON.stringify(bundle));
    renameSync(draft, folder);
  }

  return {
    name: 'tred:kept-bundle',
    hooks: {
      'astro:config:setup': ({ command, config }) => {
        if (command !== 'build' || bundleOnly || !by || hasBundle(by, folder)) return;
        bundling = bundleBeside(fileURLToPath(config.outDir));
      },
      'astro:config:done': ({ config }) => {
        root = fileURLToPath(config.root);
        dist = fileURLToPath(config.outDir);
      },
      'astro:build:start': async ({ setPrerenderer }) => {
        if (!by) return;
        stopIfFailed(await bundling);
        known = entriesBringCode(root) ? undefined : readBundle(by, folder);
        if (known?.dist !== dist) known = undefined;
        setPrerenderer((usual) => ({
          ...usual,
          async setup() {
            const { app } = (await import(
              /* @vite-ignore */ pathToFileURL(join(dist, PROGRAMS, entry)).href
            )) as Program;
            const give = app.setInternals.bind(app);
            app.setInternals = (noted) => {
              if (known) noted.pageDependencyHashes = new Map(known.code);
              else keep(noted);
              give(noted);
            };
            await usual.setup?.();
            if (bundleOnly) process.exit();
          },
        }));
      },
      'astro:build:setup': ({ vite, pages: all, logger }) => {
        pages = all;
        const { builder, plugins } = vite;
        if (known && builder?.buildApp) {
          const { styles } = known;
          const { buildApp } = builder;
          entry = known.entry;
          builder.buildApp = async (usual) => {
            logger.info('Pages are rendered with what was bundled of this code');
            cpSync(join(folder, 'files'), dist, { recursive: true });
            for (const [page, own] of styles) Object.assign(pages.get(page) ?? {}, { styles: own });
            await buildApp(builtBefore(usual, entry));
          };
        } else
          plugins?.push({
            name: 'tred:kept-bundle',
            writeBundle(_, files) {
              const fromRoot = (id: string) => relative(root, id.replace(/\?.*/, '')).split(sep).join('/');
              hasEntries ||= [...this.getModuleIds()].some((id) => isEntry(fromRoot(id)));
              if (this.environment.name === 'prerender')
                entry = Object.keys(files).find((name) => name.startsWith('prerender-entry')) ?? '';
            },
          });
      },
    },
  };
}

const bundleBeside = (dist: string): Promise<unknown[]> =>
  once(
    fork(fileURLToPath(new URL('bundle.ts', import.meta.url)), [dist], {
      env: { ...process.env, TRED_BUNDLE_ONLY: 'on' },
    }),
    'exit',
  );

/** This process ends as the other did, which has said why. */
function stopIfFailed([code, signal]: unknown[] = [0]): void {
  if (signal) process.kill(process.pid, signal as NodeJS.Signals);
  else if (code !== 0) process.exit(Number(code));
}

/** Astro writes down here what entries import, and pictures that it is to size: they would be in the bundle. */
const entriesBringCode = (root: string): boolean =>
  ['content-assets.mjs', 'content-modules.mjs']
    .map((file) => join(root, '.astro', file))
    .some((file) => existsSync(file) && /\bimport\b/.test(readFileSync(file, 'utf8')));

/** All that Astro asks of what it has bundled is which file begins. */
const builtBefore = (usual: Builder, fileName: string) =>
  ({
    ...usual,
    build: async (environment: { isBuilt: boolean }) => {
      environment.isBuilt = true;
      return { output: [{ type: 'chunk', fileName, code: '', moduleIds: [] }] };
    },
  }) as unknown as Builder;
