// `/downloads/tred-logo-package.zip` and the other packages of the media kit, made at build.
import type { APIRoute, GetStaticPaths } from 'astro';
import { packages } from '~/content/pages/media-kit';
import { type FileName, fileBytes } from '~/subjects/press/media-kit-files';

export const getStaticPaths = (() =>
  packages.map(({ file }) => ({ params: { file }, props: { file } }))) satisfies GetStaticPaths;

export const GET: APIRoute<{ file: FileName }> = async ({ props: { file } }) => {
  const type = file.endsWith('.pdf') ? 'application/pdf' : 'application/zip';
  return new Response(new Uint8Array(await fileBytes(file)), { headers: { 'Content-Type': type } });
};
