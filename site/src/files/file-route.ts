// Routes for generated files, and zip archives.
import type { APIRoute } from 'astro';
import { strToU8, zipSync } from 'fflate';
import { previewLine } from '~/facts/preview';

export type GeneratedFiles = Record<string, string | Uint8Array>;

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
export const filePaths = (files: GeneratedFiles) =>
  Object.entries(files).map(([file, content]) => ({ params: { file }, props: { file, content } }));

export const sendFile: APIRoute<Props> = ({ props: { file, content } }) => {
  const type = TYPES[file.slice(file.lastIndexOf('.') + 1)] ?? 'application/octet-stream';
  const body = typeof content === 'string' ? content : new Uint8Array(content);
  return new Response(body, { headers: { 'Content-Type': type } });
};

/** A fixed date keeps builds identical. Zip has no dates before 1980. */
const DATE = new Date(2000, 0, 1);

/** For an archive of people, prices or promises: until launch it says that they are samples. */
export const withNote = (files: GeneratedFiles): GeneratedFiles =>
  previewLine() ? { ...files, 'PREVIEW.txt': `${previewLine()}.\n` } : files;

/** A deterministic .zip. */
export function zip(files: GeneratedFiles): Uint8Array {
  const entries = Object.keys(files)
    .sort()
    .map((path) => {
      const content = files[path] ?? '';
      const bytes = typeof content === 'string' ? strToU8(content) : content;
      // Pictures are compressed already.
      return [path, [bytes, { mtime: DATE, level: path.endsWith('.png') ? 0 : 9 }]] as const;
    });
  return zipSync(Object.fromEntries(entries) as Parameters<typeof zipSync>[0]);
}
