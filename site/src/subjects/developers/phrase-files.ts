// The phrases as files, made once for their addresses and for the page that offers them.
import { files as fileTexts, meta, phraseBoxes } from '~/content/pages/developers/languages';
import { phrases } from '~/content/phrases';
import { formatSize } from '~/lib/file-size';
import { csv } from './data-files';

const { fields, count } = phraseBoxes;
const rows = phrases.map(({ id, text, note }) => ({ id, english: text, note, translation: null }));

export const files = {
  'phrases.csv': csv({ fields, rows }),
  'phrases.json': `${JSON.stringify(Object.fromEntries(phrases.map(({ id, text }) => [id, text])), null, 2)}\n`,
} satisfies Record<string, string>;

const { downloads, ...fileWords } = fileTexts;
export const fileList = {
  ...fileWords,
  downloads: downloads.map(({ file, format, title, description }) => ({
    title,
    description,
    href: `${meta.path}/${file}`,
    facts: [format, formatSize(Buffer.byteLength(files[file])), count(phrases.length)],
  })),
};
