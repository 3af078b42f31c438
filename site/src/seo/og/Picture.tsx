// The sharing picture: title, brand, address and pattern. Satori reads the inline styles; they never reach a page.
import type { CSSProperties } from 'react';
import css from '~/styles/tokens.css?raw';
import { tokensOf } from '../../lib/tokens.ts';
import { MARK, weave } from '../../lib/weave.ts';
import { OG_PICTURE } from '../head.ts';

export type PictureFacts = {
  title: string;
  brand: string;
  /** In the corner: `tred.example/pricing`. */
  address: string;
  /** Seed of the pattern: the page's address. */
  seed: string;
};

/** Colours of the dark band, visible in light and dark feeds. */
const light = tokensOf(css, ':root');
const COLOURS = {
  ground: light('deep'),
  ink: light('on-deep'),
  quiet: light('on-deep-quiet'),
  accent: light('accent'),
  weave: [light('deep-raised'), light('on-deep-weave'), light('accent'), tokensOf(css, '.dark')('weave-3')],
};

const MARGIN = 72;
const TOP = 48;
const MARK_SIZE = 52;
const BAND = { columns: 50, rows: 6, scale: 3 };

/** Mean letter width in em, and the space of the title. */
const LETTER = 0.45;
const ROOM = { width: OG_PICTURE.width - 2 * MARGIN, height: 240 };
const LINE_HEIGHT = 1.02;

/** Largest size at which the title fits. */
export function titleSize(title: string): number {
  const fits = (size: number) => {
    const lettersInLine = ROOM.width / (LETTER * size);
    let lines = 1;
    let used = 0;
    for (const word of title.split(' ')) {
      if (used > 0 && used + word.length > lettersInLine) {
        lines += 1;
        used = 0;
      }
      used += word.length + 1;
    }
    return lines * size * LINE_HEIGHT <= ROOM.height;
  };
  return [128, 116, 104, 96, 88, 78].find(fits) ?? 58;
}

export function Picture({ title, brand, address, seed }: PictureFacts) {
  return (
    <div style={sheet}>
      <div style={{ ...column, height: OG_PICTURE.height - weaveOf(seed).height * BAND.scale }}>
        <div style={brandLine}>
          <span style={{ marginLeft: MARK_SIZE + 16 }}>{brand}</span>
          <span style={addressText}>{address}</span>
        </div>
        <div style={{ ...titleText, fontSize: titleSize(title) }}>{title}</div>
      </div>
    </div>
  );
}

/** Mark and pattern as SVG: satori would embed them as pictures, which is three times slower. */
export function ornamentOf(seed: string): string {
  const band = weaveOf(seed);
  const top = OG_PICTURE.height - band.height * BAND.scale;
  const lines = band.paths.map((path, tone) =>
    path ? `<path d="${path}" stroke="${COLOURS.weave[tone]}"/>` : '',
  );
  return [
    `<g transform="translate(${MARGIN} ${TOP}) scale(${MARK_SIZE / MARK.size})">`,
    `<path d="${MARK.bars}" fill="${COLOURS.ink}"/><path d="${MARK.step}" fill="${COLOURS.accent}"/></g>`,
    `<g transform="translate(0 ${top}) scale(${BAND.scale})" fill="none" stroke-width="5">${lines.join('')}</g>`,
  ].join('');
}

const weaveOf = (seed: string) => weave(seed, BAND.columns, BAND.rows);

const sheet: CSSProperties = {
  display: 'flex',
  flexDirection: 'column',
  width: OG_PICTURE.width,
  height: OG_PICTURE.height,
  background: COLOURS.ground,
  color: COLOURS.ink,
  fontFamily: 'Bricolage',
  fontWeight: 700,
};
const column: CSSProperties = {
  display: 'flex',
  flexDirection: 'column',
  justifyContent: 'space-between',
  padding: `${TOP}px ${MARGIN}px 40px`,
  boxSizing: 'border-box',
};
const brandLine: CSSProperties = {
  display: 'flex',
  alignItems: 'center',
  fontSize: 44,
  color: COLOURS.ink,
};
const addressText: CSSProperties = { marginLeft: 'auto', fontSize: 28, color: COLOURS.quiet };
const titleText: CSSProperties = {
  display: 'block',
  lineHeight: LINE_HEIGHT,
  letterSpacing: '-0.025em',
  textWrap: 'balance',
  lineClamp: 3,
};
