// Diagram of who pays whom: school, partner and Tred as corners with arrows. Its label describes it.
import type { Corner, PayPath } from '../words';
import css from './PayTriangle.module.css';

type PayTriangleProps = { names: Record<Corner, string>; paths: readonly PayPath[] };

const AT: Record<Corner, { x: number; y: number }> = {
  school: { x: 180, y: 26 },
  partner: { x: 62, y: 174 },
  us: { x: 298, y: 174 },
};
const BOX = { width: 112, height: 40 };

export function PayTriangle({ names, paths }: PayTriangleProps) {
  const inWords = paths
    .map(({ from, to, text }) => `${names[from]} to ${names[to]}: ${text.join(' ')}`)
    .join('; ');
  return (
    <svg className={css.triangle} viewBox="0 0 360 200" role="img" aria-label={`${inWords}.`}>
      {paths.map((path) => (
        <Path key={`${path.from} ${path.to}`} {...path} />
      ))}
      {Object.entries(AT).map(([corner, { x, y }]) => (
        <g className={css[corner]} key={corner}>
          <rect x={x - BOX.width / 2} y={y - BOX.height / 2} width={BOX.width} height={BOX.height} rx="4" />
          <text x={x} y={y + 6} textAnchor="middle">
            {names[corner as Corner]}
          </text>
        </g>
      ))}
    </svg>
  );
}

const SIDES = {
  left: {
    ends: [
      { x: 150, y: 50 },
      { x: 82, y: 150 },
    ],
    words: { x: 104, y: 92, anchor: 'end' },
  },
  right: {
    ends: [
      { x: 210, y: 50 },
      { x: 278, y: 150 },
    ],
    words: { x: 256, y: 92, anchor: 'start' },
  },
  foot: {
    ends: [
      { x: 122, y: 174 },
      { x: 238, y: 174 },
    ],
    words: { x: 180, y: 148, anchor: 'middle' },
  },
} as const;

function Path({ from, to, text, money = false }: PayPath) {
  const corners = [from, to];
  const side = !corners.includes('us') ? 'left' : !corners.includes('partner') ? 'right' : 'foot';
  const { ends, words } = SIDES[side];
  // A side starts at the school, or else at the partner.
  const forward = from === 'school' || (from === 'partner' && side === 'foot');
  const [start, end] = forward ? ends : [ends[1], ends[0]];
  return (
    <g className={money ? css.money : css.other}>
      <path d={`M${start.x} ${start.y}L${end.x} ${end.y}${head(start, end)}`} />
      {text.map((line, nth) => (
        <text x={words.x} y={words.y + nth * 16} textAnchor={words.anchor} key={line}>
          {line}
        </text>
      ))}
    </g>
  );
}

type Point = { x: number; y: number };

/** The arrow head: two strokes back from the tip. */
function head(start: Point, end: Point): string {
  const angle = Math.atan2(end.y - start.y, end.x - start.x);
  const stroke = (turn: number) => {
    const x = Math.round(end.x - 9 * Math.cos(angle + turn));
    const y = Math.round(end.y - 9 * Math.sin(angle + turn));
    return `M${end.x} ${end.y}L${x} ${y}`;
  };
  return stroke(0.5) + stroke(-0.5);
}
