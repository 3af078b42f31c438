// Pictures of the media kit: mark and logo in both themes and in one colour, and monograms of people.
import type { CSSProperties } from 'react';
import { initials } from '~/components/Monogram/Monogram';
import { draw, paint } from '~/files/draw';
import type { GeneratedFiles } from '~/files/file-route';
import { type Colours, type ThemeName, themes } from '~/files/theme-colours';
import { slugify } from '~/lib/format-text';
import { MARK, weave } from '~/lib/weave';

type Inks = { bars: string; step: string };

/** `light` is for light backgrounds. */
const LOOKS: Record<ThemeName | 'one-colour-ink' | 'one-colour-paper', Inks> = {
  light: { bars: themes.light.ink, step: themes.light.accent },
  dark: { bars: themes.dark.ink, step: themes.dark.accent },
  'one-colour-ink': { bars: themes.light.ink, step: themes.light.ink },
  'one-colour-paper': { bars: themes.light.raised, step: themes.light.raised },
};

const MARK_SIZE = 160;
const LOGO = { width: 480, height: MARK_SIZE };
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

export async function logoFiles(name: string, rules: string, widths = WIDTHS): Promise<GeneratedFiles> {
  const files: GeneratedFiles = { 'READ-ME.txt': rules };
  const stem = name.toLowerCase();
  for (const [look, inks] of Object.entries(LOOKS)) {
    const mark = markSvg(inks, name);
    const logo = await draw(<Drawn inks={inks} name={name} />, LOGO);
    files[`svg/${stem}-mark-${look}.svg`] = mark;
    files[`svg/${stem}-logo-${look}.svg`] = logo;
    for (const width of widths) {
      files[`png/${stem}-mark-${look}-${width}.png`] = await paint(mark, { width });
      files[`png/${stem}-logo-${look}-${width}.png`] = await paint(logo, { width });
    }
  }
  return files;
}

const SIZE = { width: 800, height: 600 };
const CELLS = { columns: 12, rows: 6 };

const sheet: CSSProperties = {
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'center',
  width: SIZE.width,
  height: SIZE.height,
};

const letters: CSSProperties = {
  padding: '12px 36px 20px',
  fontFamily: 'Bricolage',
  fontWeight: 700,
  fontSize: 150,
  lineHeight: 1,
};

function Tile({ name, colours }: { name: string; colours: Colours }) {
  const ground = weave(name, CELLS.columns, CELLS.rows);
  const scale = Math.max(SIZE.width / ground.width, SIZE.height / ground.height);
  return (
    <div style={{ ...sheet, background: colours.sunk }}>
      <svg
        aria-hidden="true"
        width={ground.width * scale}
        height={ground.height * scale}
        viewBox={`0 0 ${ground.width} ${ground.height}`}
        fill="none"
        strokeWidth="5"
        style={{ position: 'absolute', top: 0, left: 0 }}
      >
        {ground.paths.map((path, tone) => path && <path key={path} d={path} stroke={colours.weave[tone]} />)}
      </svg>
      {/* Positioned, because satori paints positioned elements above others. */}
      <div style={{ ...sheet, position: 'absolute', top: 0, left: 0 }}>
        <span style={{ ...letters, background: colours.raised, color: colours.ink }}>{initials(name)}</span>
      </div>
    </div>
  );
}

export async function monogramFiles(
  people: readonly { name: string; role: string }[],
  rules: string,
): Promise<GeneratedFiles> {
  const files: GeneratedFiles = {
    'READ-ME.txt': `${rules}\n${people.map(({ name, role }) => `${name}, ${role}`).join('\n')}\n`,
  };
  for (const { name } of people) {
    for (const theme of Object.keys(themes) as ThemeName[]) {
      const svg = await draw(<Tile name={name} colours={themes[theme]} />, SIZE);
      files[`${slugify(name)}-${theme}.svg`] = svg;
      files[`${slugify(name)}-${theme}.png`] = await paint(svg, { width: SIZE.width * 2 });
    }
  }
  return files;
}
