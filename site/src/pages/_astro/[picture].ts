// `/_astro/exam-week-850.1a2b3c4d5e.webp`: the picture files of texts, and the drawings. Astro
// ignores folders with an underscore, so build/finish.ts registers this route.
import type { APIRoute, GetStaticPaths } from 'astro';
import { loadPosts } from '~/features/blog/load';
import { loadGuides } from '~/features/documents/load';
import { loadFactPictures } from '~/features/pictures/fact-pictures';
import { loadPressReleases } from '~/features/press/load';
import { drawingFiles } from '~/files/drawing-files';
import { makePictureFile, type PictureFile } from '~/files/pictures/picture-files';
import { loadSectionPage, sectionPageNames } from '~/sections/pages';

type Props = { file: PictureFile } | { drawing: string };

export const getStaticPaths = (async () => {
  const texts = [
    await loadPosts(),
    await loadPressReleases(),
    await loadGuides(),
    await Promise.all(sectionPageNames().map(loadSectionPage)),
    await loadFactPictures(),
  ].flat();
  // Two texts may show the same picture.
  const files = new Map(texts.flatMap(({ pictures }) => pictures).map((file) => [file.name, file]));
  return [
    ...drawingFiles.map(({ name, content }) => ({
      params: { picture: name },
      props: { drawing: content },
    })),
    ...[...files].map(([picture, file]) => ({ params: { picture }, props: { file } })),
  ];
}) satisfies GetStaticPaths;

export const GET: APIRoute<Props> = async ({ props }) => {
  if ('drawing' in props)
    return new Response(props.drawing, { headers: { 'Content-Type': 'image/svg+xml' } });
  return new Response(new Uint8Array(await makePictureFile(props.file)), {
    headers: { 'Content-Type': 'image/webp' },
  });
};
