// Loads free pages: renders their texts and prepares their pictures.
import { relative } from 'node:path';
import { navigation } from '~/facts/navigation';
import { organisation } from '~/facts/organisation';
import { markPicture } from '~/lib/picture-marks';
import { textToHtml } from '~/readers/safe-html';
import { withPictures } from '../pictures/with-pictures';
import { type Block, freePages } from './words';

export type ShownBlock = Exclude<Block, { block: 'text' | 'picture' }> | { block: 'html'; html: string };

/** After launch nothing leads to the page about samples. */
const isShown = ({ name }: { name: string }) =>
  !(organisation.launched && `/${name}` === navigation.preview.href);

export const loadFreePages = () =>
  Promise.all(
    freePages.filter(isShown).map(async ({ name, file, meta, blocks }) => {
      const shown = await Promise.all(blocks.map((block) => shownBlock(block, file)));
      return {
        name,
        meta,
        blocks: shown.map(({ block }) => block),
        pictures: shown.flatMap(({ pictures }) => pictures),
      };
    }),
  );

async function shownBlock(block: Block, file: string) {
  if (block.block !== 'text' && block.block !== 'picture') return { block, pictures: [] };
  const where = `site/${relative('.', file)}`;
  const html =
    block.block === 'text'
      ? textToHtml(block.text)
      : markPicture({ ...block, file: `./${block.file}`, where });
  const { rendered, pictures } = await withPictures({ id: file, filePath: file, rendered: { html } });
  return { block: { block: 'html' as const, html: rendered?.html ?? '' }, pictures };
}
