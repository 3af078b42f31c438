// The people of the company as they stand on the site: initials on a weave of their own, in both themes.
import type { CSSProperties } from 'react';
import { draw, paint } from '~/files/draw';
import { type Colours, type ThemeName, themes } from '~/files/theme-colours';
import type { Files } from '~/files/zip';
import { slugify } from '~/lib/slugs';
import { weave } from '~/lib/weave';
import { initials } from '~/ui/Monogram/Monogram';

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
      {/* Placed too: satori paints what is placed above what is not. */}
      <div style={{ ...sheet, position: 'absolute', top: 0, left: 0 }}>
        <span style={{ ...letters, background: colours.raised, color: colours.ink }}>{initials(name)}</span>
      </div>
    </div>
  );
}

export async function monogramFiles(
  people: readonly { name: string; role: string }[],
  rules: string,
): Promise<Files> {
  const files: Files = {
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
