// Image files of the drawings: each in the colours of day and of night, with a view for each part that pages show.
import { createHash } from 'node:crypto';
import colours from '~/assets/drawings.css?raw';
import people from '~/assets/people.svg?raw';
import school from '~/assets/school.svg?raw';
import symbolsFile from '~/assets/symbols.svg?raw';
import { type PortraitName, portraitNames } from '~/lib/portraits';
import { queueParts, type SchoolPart, schoolPartNames, schoolParts, vergeParts } from '~/lib/school-parts';

const scenes = import.meta.glob<string>('~/assets/scenes/*.svg', {
  query: '?raw',
  import: 'default',
  eager: true,
});
const sceneOf = (part: string) => Object.entries(scenes).find(([path]) => path.endsWith(`/${part}.svg`))?.[1];

const symbols = new Map(
  [...symbolsFile.matchAll(/<g id="([\w-]+)">.*?\n<\/g>|<path id="([\w-]+)"[^>]*>/gs)].map(
    ([symbol, group, path]) => [group ?? path ?? '', symbol],
  ),
);

/** The symbols that a drawing uses, with those that they use. */
function symbolsIn(drawing: string): string[] {
  const names = new Set<string>();
  const add = (text: string) => {
    for (const [, name = ''] of text.matchAll(/<use href="#([\w-]+)"/g)) {
      if (names.has(name)) continue;
      names.add(name);
      add(symbols.get(name) ?? '');
    }
  };
  add(drawing);
  return [...names].map((name) => symbols.get(name) ?? '');
}

const idOf = (portrait: PortraitName) => portrait.replace(' ', '-');

const view = (name: string, box: string, side = 'xMid') =>
  `<view id="view-${name}" viewBox="${box}" preserveAspectRatio="${side}YMax"/>`;

/** Along a band, a part reaches as high as the flag. */
function viewsOf(part: (typeof schoolPartNames)[number]): string {
  const [box, side] = schoolParts[part];
  const [x, , width] = box.split(' ');
  return view(part, box, side) + view(`${part}-band`, `${x} 40 ${width} 360`, side);
}

const themes = ['day', 'night'] as const;
type Theme = (typeof themes)[number];

function fileOf(name: string, drawing: string, views: string, theme: Theme) {
  const content = drawing
    .replace(
      /<svg ([^>]*)>/,
      `<svg class="${theme}" $1><style>${colours}</style>${views}<defs>${symbolsIn(drawing).join('')}</defs>`,
    )
    .replace(/<!--.*?-->|\n\s*/g, '');
  const version = createHash('sha256').update(content).digest('hex').slice(0, 10);
  return { name: `${name}-${theme}.${version}.svg`, content };
}

const bothThemes = (name: string, drawing: string, views: string) => ({
  day: fileOf(name, drawing, views, 'day'),
  night: fileOf(name, drawing, views, 'night'),
});
const ofSchool = bothThemes(
  'school',
  school,
  schoolPartNames
    .filter((part) => !sceneOf(part))
    .map(viewsOf)
    .join(''),
);

/** Parts of one small file. */
function partsOf(name: string, parts: Readonly<Record<string, readonly [string, string]>>) {
  const views = Object.entries(parts).map(([part, [box, side]]) => view(part, box, side));
  const both = bothThemes(name, sceneOf(name) ?? '', views.join(''));
  return Object.keys(parts).map((part) => [part, both] as const);
}

const files = new Map<string, typeof ofSchool>([
  ...schoolPartNames.map((part) => {
    const drawing = sceneOf(part);
    return [part, drawing ? bothThemes(part, drawing, viewsOf(part)) : ofSchool] as const;
  }),
  ...partsOf('verge', vergeParts),
  ...partsOf('queue', queueParts),
]);

/** The same in both themes. */
const ofPeople = fileOf(
  'people',
  people,
  portraitNames.map((name, at) => view(idOf(name), `${at * 120} 0 120 120`)).join(''),
  'day',
);

export const drawingFiles = [
  ...[...new Set(files.values())].flatMap(({ day, night }) => [day, night]),
  ofPeople,
];

/** The address of a part in the colours of a theme. */
export const drawingAddress = (part: SchoolPart, theme: Theme, band = false) =>
  `/_astro/${(files.get(part) ?? ofSchool)[theme].name}#view-${part}${band ? '-band' : ''}`;

export const portraitAddress = (portrait: PortraitName) => `/_astro/${ofPeople.name}#view-${idOf(portrait)}`;
