// The files that developers download: phrases to translate, data of Uganda, and starter templates.
import type { GetStaticPaths } from 'astro';
import { templates } from '~/features/developers/templates';
import { phraseFiles, schoolData } from '~/features/developers/view';
import { filePaths, type GeneratedFiles, sendFile } from '~/files/file-route';

const sets = (): Record<string, GeneratedFiles> => ({
  languages: phraseFiles(),
  'uganda-data': schoolData().files,
  'mobile-templates': Object.fromEntries(templates().map(({ file, archive }) => [file, archive])),
});

export const getStaticPaths = (() =>
  Object.entries(sets()).flatMap(([set, list]) =>
    filePaths(list).map(({ params, props }) => ({ params: { ...params, set }, props })),
  )) satisfies GetStaticPaths;
export const GET = sendFile;
