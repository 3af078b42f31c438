// Draws a page's sharing picture as PNG.
import { createElement } from 'react';
import { draw, paint } from '../../files/draw.ts';
import { OG_PICTURE } from '../head.ts';
import { Picture, type PictureFacts } from './Picture.tsx';

export async function renderPicture(facts: PictureFacts): Promise<Uint8Array> {
  return paint(await draw(createElement(Picture, facts), OG_PICTURE));
}
