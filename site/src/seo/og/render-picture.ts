// Draws a page's sharing picture as PNG. The facts are the key under which it is kept, with all that decides how they
// are drawn: laying out five thousand pictures that did not change would take a minute.
import { createElement } from 'react';
import { draw, drawnWith, painted } from '../../files/draw.ts';
import { kept } from '../../files/kept.ts';
import mark from '../../lib/mark.ts?raw';
import random from '../../lib/seeded-random.ts?raw';
import weave from '../../lib/weave.ts?raw';
import tokens from '../../styles/tokens.css?raw';
import { OG_PICTURE } from '../head.ts';
import { ornamentOf, Picture, type PictureFacts } from './Picture.tsx';
import layout from './Picture.tsx?raw';

const looks = [...drawnWith, layout, weave, random, mark, tokens];

export function renderPicture(facts: PictureFacts): Promise<Uint8Array> {
  return kept('sharing-pictures', [...looks, JSON.stringify(facts)], async () => {
    const words = await draw(createElement(Picture, facts), OG_PICTURE);
    return painted(words.replace(/<\/svg>$/, `${ornamentOf(facts.seed)}</svg>`));
  });
}
