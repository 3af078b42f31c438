// The logo package: mark and logo, in both themes and in one colour, as SVG outlines and as PNG.
import type { CSSProperties } from 'react';
import { draw, paint } from '~/files/draw';
import { type ThemeName, themes } from '~/files/theme-colours';
import type { Files } from '~/files/zip';
import { MARK } from '~/lib/mark';

type Inks = { bars: string; step: string };

/** `light` is for light grounds. */
const LOOKS: Record<ThemeName | 'one-colour-ink' | 'one-colour-paper', Inks> = {
  light: { bars: themes.light.ink, step: themes.light.accent },
  dark: { bars: themes.dark.ink, step: themes.dark.accent },
  'one-colour-ink': { bars: themes.light.ink, step: themes.light.ink },
  'one-colour-paper': { bars: themes.light.raised, step: themes.light.raised },
};

const MARK_SIZE = 160;
const LOGO = { width: 480, height: MARK_SIZE };
/** In pixels: for a screen, and for print. */
const WIDTHS = [512, 2048];

const wordmark: CSSProperties = {
  marginLeft: 24,
  fontFamily: 'Bricolage',
  fontWeight: 700,
  fontSize: 132,
  letterSpacing: '-0.03em',
};
const row: CSSProperties = { display: 'flex', alignItems: 'center', width: '100%', height: '100%' };

function Drawn({ inks, name }: { inks: Inks; name?: string }) {
  return (
    <div style={row}>
      <svg aria-hidden="true" width={MARK_SIZE} height={MARK_SIZE} viewBox={`0 0 ${MARK.size} ${MARK.size}`}>
        <path d={MARK.bars} fill={inks.bars} />
        <path d={MARK.step} fill={inks.step} />
      </svg>
      {name && <span style={{ ...wordmark, color: inks.bars }}>{name}</span>}
    </div>
  );
}

const markSvg = ({ bars, step }: Inks, name: string) =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${MARK.size} ${MARK.size}"><title>${name}</title>` +
  `<path fill="${bars}" d="${MARK.bars}"/><path fill="${step}" d="${MARK.step}"/></svg>\n`;

export async function logoFiles(name: string, rules: string): Promise<Files> {
  const files: Files = { 'READ-ME.txt': rules };
  const stem = name.toLowerCase();
  for (const [look, inks] of Object.entries(LOOKS)) {
    const mark = markSvg(inks, name);
    const logo = await draw(<Drawn inks={inks} name={name} />, LOGO);
    files[`svg/${stem}-mark-${look}.svg`] = mark;
    files[`svg/${stem}-logo-${look}.svg`] = logo;
    for (const width of WIDTHS) {
      files[`png/${stem}-mark-${look}-${width}.png`] = await paint(mark, { width });
      files[`png/${stem}-logo-${look}-${width}.png`] = await paint(logo, { width });
    }
  }
  return files;
}
