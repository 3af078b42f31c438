// `/developers/languages/phrases.csv` and `.json`: the messages that can be translated.
import type { APIRoute, GetStaticPaths } from 'astro';
import { files } from '~/subjects/developers/phrase-files';

type Props = { file: string; content: string };

export const getStaticPaths = (() =>
  Object.entries(files).map(([file, content]) => ({
    params: { file },
    props: { file, content },
  }))) satisfies GetStaticPaths;

export const GET: APIRoute<Props> = ({ props: { file, content } }) => {
  const type = file.endsWith('.csv') ? 'text/csv; charset=utf-8' : 'application/json';
  return new Response(content, { headers: { 'Content-Type': type } });
};
