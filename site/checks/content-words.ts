// Words that the content has now. An editor may change them, so a check fails only if a page leaves out what its content says.
import { loadContentSchemas } from '../build/content-modules.ts';
import { textOf } from '../src/readers/read-facts.ts';
import { readYaml } from '../src/readers/read-yaml.ts';

/** Whether the content of an address, of forms or of header and footer has all these words. */
export type ContentSays = (where: string, words: readonly string[]) => boolean;

const FILES: Record<string, RegExp> = {
  '/': /^pages\/home$/,
  '/404': /^pages\/not-found$/,
  forms: /^(?:forms\/.*|interface|script-words)$/,
  shell: /^(?:navigation|interface|facts\/organisation)$/,
};

/** `squeeze` removes what pages show differently. */
export async function contentSays(squeeze: (text: string) => string): Promise<ContentSays> {
  const schemas = await loadContentSchemas();
  const texts = new Map(
    [...schemas].map(([path, schema]) => [
      path,
      squeeze(stringsIn(readYaml(textOf(path), schema).data).join('|')),
    ]),
  );
  return (where, words) => {
    const files = FILES[where] ?? new RegExp(`^pages/(?:free/)?${where.slice(1)}$`);
    const own = [...texts].filter(([path]) => files.test(path)).map(([, text]) => text);
    return own.length > 0 && words.every((each) => own.some((text) => text.includes(squeeze(each))));
  };
}

const stringsIn = (value: unknown): string[] =>
  typeof value === 'object' && value !== null
    ? Object.values(value).flatMap(stringsIn)
    : [String(value ?? '')];
