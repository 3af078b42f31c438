// `/developers/uganda-data/{name}.csv`, `.json`, their description and the archive of all, made at build.
import type { APIRoute, GetStaticPaths } from 'astro';
import { files } from '~/subjects/developers/data-sheets';

const TYPES: Record<string, string> = {
  csv: 'text/csv; charset=utf-8',
  json: 'application/json',
  zip: 'application/zip',
};

type Props = { file: string; content: string | Uint8Array };

export const getStaticPaths = (() =>
  Object.entries(files).map(([file, content]) => ({
    params: { file },
    props: { file, content },
  }))) satisfies GetStaticPaths;

export const GET: APIRoute<Props> = ({ props: { file, content } }) => {
  const type = TYPES[file.slice(file.lastIndexOf('.') + 1)] ?? 'application/octet-stream';
  const body = typeof content === 'string' ? content : new Uint8Array(content);
  return new Response(body, { headers: { 'Content-Type': type } });
};
