// Archives of the starter templates: the files of site/templates with facts and sample data.

import { learnersOf } from '@tred/sandbox/learners';
import { secondarySchool } from '@tred/sandbox/secondary-school';
import type { z } from 'astro/zod';
import { organisation } from '~/facts/organisation';
import { sectionOn } from '~/facts/read-page';
import { type GeneratedFiles, zip } from '~/files/file-route';
import { themes } from '~/files/theme-colours';
import { fillValues, formatSize } from '~/lib/format-text';
import { LANGUAGE } from '~/lib/locale';
import { untilContentChanges } from '~/readers/content';
import type { CardsWords } from '~/sections/Cards/schema';
import { api } from '../docs/api/markdown';
import { type registerPhoneWords, starterKitsWords } from './words';

export type TemplateFacts = {
  /** Name of its folder in site/templates, of its archive, and of the folder in the archive. */
  name: string;
  title: string;
  data?: Readonly<Record<string, { global: string; value: object }>> | undefined;
};

export type Surroundings = { site: string; apiHost: string };

const TEMPLATES = '../../../templates/';
const sources = import.meta.glob<string>('../../../templates/**/*', {
  eager: true,
  query: '?raw',
  import: 'default',
});

const [licence = ''] = Object.values(
  import.meta.glob<string>('../../../../LICENSE*', { eager: true, query: '?raw', import: 'default' }),
);

const SHARED = 'shared';
/** The service worker caches the files that a page loads, not those for developers. */
const NOT_CACHED = /\.(md|mjs)$|^sw\.js$/;

function sourcesOf(folder: string): Record<string, string> {
  const start = `${TEMPLATES}${folder}/`;
  return Object.fromEntries(
    Object.entries(sources)
      .filter(([path]) => path.startsWith(start))
      .map(([path, text]) => [path.slice(start.length), text]),
  );
}

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
  const cached = Object.keys(files).filter((file) => !NOT_CACHED.test(file));
  const places: Record<string, string> = {
    site: about.site,
    apiHost: about.apiHost,
    files: ['./', ...cached.sort()].join("', '"),
  };
  for (const [file, text] of Object.entries(files))
    files[file] = text.replace(/\{\{(\w+)\}\}/g, (place, key: string) => places[key] ?? unknown(file, place));
  return { ...files, LICENSE: licence };
}

function unknown(file: string, place: string): never {
  throw new Error(`site/templates: ${file} has the unknown placeholder ${place}.`);
}

function templateArchive(name: string, files: Record<string, string>) {
  const packed: GeneratedFiles = Object.fromEntries(
    Object.entries(files).map(([file, text]) => [`${name}/${file}`, text]),
  );
  const archive = zip(packed);
  return {
    file: `${name}.zip`,
    archive,
    size: formatSize(archive.byteLength),
  };
}

function manifest(title: string): string {
  const icon = { src: 'icon.svg', sizes: 'any', type: 'image/svg+xml' };
  const colours = { theme_color: themes.light.brand, background_color: themes.light.ground };
  const about = { name: title, short_name: title, lang: LANGUAGE, start_url: './', display: 'standalone' };
  return `${JSON.stringify({ ...about, ...colours, icons: [icon] }, null, 2)}\n`;
}

const about = () => ({ site: `https://${organisation.domain}`, apiHost: `api.${organisation.domain}` });

const { name: school } = secondarySchool;
const learners = learnersOf(secondarySchool);
const place = { class: 'S.2', stream: 'North' };
const stream = learners.filter((each) => each.class === place.class && each.stream === place.stream);
const names = stream.map(({ id, first_name, last_name }) => ({ id, first_name, last_name }));

type Kits = z.infer<typeof starterKitsWords>;

function dataOf(): Record<Kits['kits'][number]['name'], TemplateFacts['data']> {
  const { responses } = api().paths['/learners/{id}/statement']?.get ?? {};
  const statement = responses?.['200']?.content?.['application/json']?.example as { learner: string };
  const learner = learners.find(({ id }) => id === statement.learner);
  return {
    'offline-register': {
      'learners.js': { global: 'REGISTER', value: { school, ...place, learners: names } },
    },
    'fees-balance': {
      'sample.js': { global: 'SAMPLE', value: { learner, statement } },
    },
    'empty-app': undefined,
  };
}

const kitsWords = sectionOn('developers/mobile-templates', 'starterKits', starterKitsWords);

export const templates = untilContentChanges(() => {
  const data = dataOf();
  return kitsWords().kits.map((kit) => {
    const files = templateFiles({ name: kit.name, title: kit.title, data: data[kit.name] }, about());
    const made = templateArchive(kit.name, files);
    return { ...kit, ...made, files, href: `/developers/mobile-templates/${made.file}` };
  });
});

export const starterKits = ({ kits: _, download, ...words }: Kits): CardsWords => ({
  ...words,
  features: templates().map(({ title, text, points, file, href, size, docs }) => ({
    title,
    text,
    points,
    links: [{ label: `${download} ${file} (${size})`, href }, docs],
  })),
});

export const registerOf = ({
  title,
  figure,
  note,
  present,
  absent,
}: z.infer<typeof registerPhoneWords>['register']) => ({
  title,
  figure: fillValues(figure, { present: stream.length - 1, all: stream.length }),
  note,
  lines: stream.slice(0, 6).map(({ first_name, last_name }, index) => ({
    label: `${last_name} ${first_name}`,
    ...(index === 3 ? { value: absent, tone: 'warm' as const } : { value: present, tone: 'good' as const }),
  })),
});
