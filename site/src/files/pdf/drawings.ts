// The drawings of the brand guidelines. A text places one with `<figure data-draw="palette"></figure>`.
import css from '~/styles/tokens.css?raw';
import { organisation } from '../../facts/organisation.ts';
import { tokensOf } from '../../lib/tokens.ts';
import { CELL, MARK, weave } from '../../lib/weave.ts';
import type { PdfBlock, PdfCell, PdfDrawingName, Picture } from './parts.ts';
import { colours, token } from './pdf-colours.ts';

/** Width between the margins, in points. */
const WIDTH = 471;
const DISPLAY = `font-family="'Bricolage Grotesque 96pt'" font-weight="700"`;

const drawings: Readonly<Record<PdfDrawingName, () => PdfBlock[]>> = {
  logos: () => {
    const tile = WIDTH / 3;
    const tiles = [
      logoTile(0, tile, colours.paper, colours.ink, colours.accent),
      logoTile(tile, tile, colours.deep, colours.onDeep, colours.accent),
      logoTile(2 * tile, tile, colours.accent, colours.ink, colours.ink),
    ];
    const alt =
      'The logo three times: ink bars with a marigold foot on white, off-white bars with a marigold foot on dark green, and all in ink on marigold.';
    return [svg(WIDTH, 92, tiles.join('') + frame(WIDTH, 92), alt)];
  },
  room: () => {
    const alt = 'The mark, with a dashed line around it that is one bar away on every side.';
    const inside =
      `<rect x=".5" y=".5" width="115" height="115" fill="none" stroke="${colours.warm}" stroke-dasharray="3 2" stroke-width=".75"/>` +
      `<rect x="22" y="22" width="72" height="72" fill="none" stroke="${colours.line}" stroke-width=".75"/>` +
      mark(22, 22, 72, colours.ink, colours.accent);
    return [svg(116, 116, inside, alt)];
  },
  palette: () => [
    {
      kind: 'table',
      head: [['Colour', 'Light', 'Dark'].map((name) => ({ words: [name], right: false }))],
      body: SHOWN.map(([name, label]) => [
        { words: [label], right: false },
        swatch(token(name)),
        swatch(dark(name)),
      ]),
      columns: [{ share: 1 }, { share: 1 }, { share: 1 }],
      namedRows: true,
      small: false,
    },
  ],
  type: () => {
    const alphabet = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ abcdefghijklmnopqrstuvwxyz 0123456789';
    const sample = 'Every learner, every fee, every term';
    const inside =
      `<path d="M0 .75H${WIDTH}" stroke="${colours.ink}" stroke-width="1.5"/>` +
      `<text x="0" y="36" font-size="26" letter-spacing="-.5" ${DISPLAY} fill="${colours.ink}">${sample}</text>` +
      `<text x="0" y="60" font-size="12" ${DISPLAY} fill="${colours.ink}">${alphabet}</text>`;
    return [
      svg(
        WIDTH,
        66,
        inside,
        `Bricolage Grotesque, bold: “${sample}”, then the alphabet in capitals and small letters, and the figures.`,
      ),
    ];
  },
  weave: () =>
    ['learners', 'fees', 'registers'].map((seed) => ({
      kind: 'figure',
      caption: [`Drawn from the word “${seed}”.`],
      blocks: [strip(seed)],
      long: false,
    })),
};

export function drawing(name: string): PdfBlock[] {
  const make = Object.hasOwn(drawings, name) ? drawings[name as PdfDrawingName] : undefined;
  if (!make)
    throw new Error(
      `There is no drawing "${name}": use ${Object.keys(drawings).join(', ')}, or add it to files/pdf/drawings.ts.`,
    );
  return make();
}

const dark = tokensOf(css, '.dark');

const SHOWN = [
  ['ground', 'Ground'],
  ['raised', 'Raised'],
  ['ink', 'Ink'],
  ['quiet', 'Quiet ink'],
  ['brand', 'Nile green'],
  ['accent', 'Marigold'],
  ['warm', 'Murram'],
  ['line', 'Lines'],
] as const;

const swatch = (fill: string): PdfCell => ({
  words: [fill.toUpperCase()],
  right: false,
  picture: svg(34, 14, `<rect width="34" height="14" fill="${fill}"/>${frame(34, 14)}`, null),
});

const frame = (width: number, height: number) =>
  `<rect x=".4" y=".4" width="${width - 0.8}" height="${height - 0.8}" fill="none" stroke="${colours.line}" stroke-width=".75"/>`;

const mark = (x: number, y: number, size: number, bars: string, step: string) =>
  `<g transform="translate(${x} ${y}) scale(${size / MARK.size})"><path d="${MARK.bars}" fill="${bars}"/><path d="${MARK.step}" fill="${step}"/></g>`;

const logoTile = (x: number, width: number, ground: string, bars: string, step: string) =>
  `<rect x="${x}" width="${width}" height="92" fill="${ground}"/>${mark(x + width / 2 - 52, 29, 34, bars, step)}` +
  `<text x="${x + width / 2 - 10}" y="56" font-size="30" letter-spacing="-.8" ${DISPLAY} fill="${bars}">${organisation.name}</text>`;

function strip(seed: string): Picture {
  const drawn = weave(seed, 50, 4);
  const tones = [token('weave-0'), colours.brand, colours.accent, token('weave-3')];
  const paths = drawn.paths.map((path, tone) =>
    path ? `<path d="${path}" fill="none" stroke="${tones[tone]}" stroke-width="${CELL.width * 0.6}"/>` : '',
  );
  const picture = svg(
    drawn.width,
    drawn.height,
    paths.join(''),
    `Rows of slanted bars: the weave of “${seed}”.`,
  );
  return { ...picture, width: WIDTH };
}

function svg(width: number, height: number, inside: string, alt: string | null): Picture {
  const size = `viewBox="0 0 ${width} ${height}" width="${width}" height="${height}"`;
  return {
    kind: 'picture',
    svg: `<svg xmlns="http://www.w3.org/2000/svg" ${size}>${inside}</svg>`,
    width,
    alt,
  };
}
