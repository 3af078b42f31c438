// Starter templates as archives: the files of site/templates, with the words and data that are stated elsewhere.

import { themes } from '~/files/theme-colours';
import { type Files, zip } from '~/files/zip';
import { formatSize } from '~/lib/words';

export type TemplateFacts = {
  /** Its folder in site/templates, its archive and the folder inside it. */
  name: string;
  title: string;
  /** The page's own files that hold data, by name: `learners.js`. */
  data?: Readonly<Record<string, { global: string; value: object }>> | undefined;
};

export type Surroundings = { site: string; apiHost: string };

const TEMPLATES = '../../../templates/';
const sources = import.meta.glob<string>('../../../templates/**/*', {
  eager: true,
  query: '?raw',
  import: 'default',
});

/** The repository's own. */
const [licence = ''] = Object.values(
  import.meta.glob<string>('../../../../LICENSE*', { eager: true, query: '?raw', import: 'default' }),
);

/** What is the same in every template. */
const SHARED = 'shared';
/** The service worker keeps what a page loads, not what a developer reads. */
const NOT_KEPT = /\.(md|mjs)$|^sw\.js$/;

function sourcesOf(folder: string): Record<string, string> {
  const start = `${TEMPLATES}${folder}/`;
  return Object.fromEntries(
    Object.entries(sources)
      .filter(([path]) => path.startsWith(start))
      .map(([path, text]) => [path.slice(start.length), text]),
  );
}

/** The files of one template as they lie in its archive. */
export function templateFiles(
  { name, title, data = {} }: TemplateFacts,
  about: Surroundings,
): Record<string, string> {
  const own = sourcesOf(name);
  if (!own['index.html']) throw new Error(`site/templates/${name} has no index.html.`);
  const files: Record<string, string> = { ...sourcesOf(SHARED), ...own };
  for (const [file, { global, value }] of Object.entries(data))
    files[file] =
      `// Invented: no learner, guardian or phone number here is real.\nglobalThis.${global} = ${JSON.stringify(value, null, 2)};\n`;
  files['manifest.webmanifest'] = manifest(title);
  const kept = Object.keys(files).filter((file) => !NOT_KEPT.test(file));
  const places: Record<string, string> = {
    site: about.site,
    apiHost: about.apiHost,
    files: ['./', ...kept.sort()].join("', '"),
  };
  for (const [file, text] of Object.entries(files))
    files[file] = text.replace(/\{\{(\w+)\}\}/g, (place, key: string) => places[key] ?? unknown(file, place));
  return { ...files, LICENSE: licence };
}

function unknown(file: string, place: string): never {
  throw new Error(`site/templates: ${file} asks for ${place}, which template-files.ts does not know.`);
}

/** The archive, and what a page says about it. */
export function templateArchive(name: string, files: Record<string, string>) {
  const packed: Files = Object.fromEntries(
    Object.entries(files).map(([file, text]) => [`${name}/${file}`, text]),
  );
  const archive = zip(packed);
  return {
    file: `${name}.zip`,
    archive,
    size: formatSize(archive.byteLength),
    contents: Object.entries(files)
      .sort(([a], [b]) => a.localeCompare(b))
      .map(([file, text]) => ({ file, size: formatSize(Buffer.byteLength(text)) })),
  };
}

function manifest(title: string): string {
  const icon = { src: 'icon.svg', sizes: 'any', type: 'image/svg+xml' };
  const colours = { theme_color: themes.light.brand, background_color: themes.light.ground };
  const about = { name: title, short_name: title, lang: 'en-UG', start_url: './', display: 'standalone' };
  return `${JSON.stringify({ ...about, ...colours, icons: [icon] }, null, 2)}\n`;
}
