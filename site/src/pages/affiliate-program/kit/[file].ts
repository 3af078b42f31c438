// `/affiliate-program/kit/tred-strip-728x90.png`, the other banners, and the archive of them all, made at build.
import type { APIRoute, GetStaticPaths } from 'astro';
import { theKit } from '~/subjects/affiliate/kit';

const TYPES: Record<string, string> = { svg: 'image/svg+xml', png: 'image/png', zip: 'application/zip' };

type Props = { file: string; content: string | Uint8Array };

export const getStaticPaths = (async () => {
  const { files } = await theKit();
  return Object.entries(files).map(([file, content]) => ({ params: { file }, props: { file, content } }));
}) satisfies GetStaticPaths;

export const GET: APIRoute<Props> = ({ props: { file, content } }) => {
  const type = TYPES[file.slice(file.lastIndexOf('.') + 1)] ?? 'application/octet-stream';
  const body = typeof content === 'string' ? content : new Uint8Array(content);
  return new Response(body, { headers: { 'Content-Type': type } });
};
