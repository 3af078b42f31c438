// Draws a page's sharing picture as PNG, cached by its inputs: five thousand pictures would take a minute.
import { createElement } from 'react';
import { cached } from '../../files/disk-cache.ts';
import { drawingCacheKey, drawn, painted } from '../../files/draw.ts';
import tokens from '../../styles/tokens.css?raw';
import { OG_PICTURE } from '../head.ts';
import { ornamentOf, Picture, type PictureFacts } from './Picture.tsx';
import layout from './Picture.tsx?raw';

export function renderPicture(facts: PictureFacts): Promise<Uint8Array> {
  const ornament = ornamentOf(facts.seed);
  return cached(
    'pictures',
    [...drawingCacheKey, layout, tokens, ornament, JSON.stringify(facts)],
    async () => {
      const words = await drawn(createElement(Picture, facts), OG_PICTURE);
      return painted(words.replace(/<\/svg>$/, `${ornament}</svg>`));
    },
  );
}
