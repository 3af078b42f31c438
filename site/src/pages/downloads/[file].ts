// `/downloads/tred-logo-package.zip` and the other packages of the media kit, made at build.
import type { APIRoute, GetStaticPaths } from 'astro';
import { fileBytes, mediaFiles } from '~/features/press/media-kit-files';
import type { MediaPackage } from '~/features/press/words';

export const getStaticPaths = (() =>
  mediaFiles().map(({ file, content }) => ({
    params: { file },
    props: { content },
  }))) satisfies GetStaticPaths;

export const GET: APIRoute<{ content: MediaPackage }> = async ({ props: { content }, params: { file } }) => {
  const type = file?.endsWith('.pdf') ? 'application/pdf' : 'application/zip';
  return new Response(new Uint8Array(await fileBytes(content)), { headers: { 'Content-Type': type } });
};
