// A route for files that are made at build: one address for each, with the type that its ending says.
import type { APIRoute } from 'astro';
import type { Files } from './zip';

const TYPES: Record<string, string> = {
  csv: 'text/csv; charset=utf-8',
  json: 'application/json',
  pdf: 'application/pdf',
  png: 'image/png',
  svg: 'image/svg+xml',
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  zip: 'application/zip',
};

type Props = { file: string; content: string | Uint8Array };

/** For `getStaticPaths` of a route named `[file].ts`. */
export const filePaths = (files: Files) =>
  Object.entries(files).map(([file, content]) => ({ params: { file }, props: { file, content } }));

/** For its `GET`. */
export const sendFile: APIRoute<Props> = ({ props: { file, content } }) => {
  const type = TYPES[file.slice(file.lastIndexOf('.') + 1)] ?? 'application/octet-stream';
  const body = typeof content === 'string' ? content : new Uint8Array(content);
  return new Response(body, { headers: { 'Content-Type': type } });
};
