// Drawing of a product in its colour. Decorative: its name is beside it.
import '~/components/cloth.css';
import css from './ProductDrawing.module.css';

export type Dye = 'nile' | 'charcoal' | 'cream' | 'marigold' | 'murram' | 'steel';
export type Shape = 'hoodie' | 'shirt' | 'cap' | 'sleeve' | 'bottle' | 'stickers';

type ProductDrawingProps = { shape: Shape; dye: Dye };

export function ProductDrawing({ shape, dye }: ProductDrawingProps) {
  const Drawing = drawings[shape];
  return (
    <svg className={`${css.drawing} ${css[dye]}`} viewBox="0 0 200 200" aria-hidden="true" focusable="false">
      <Drawing />
    </svg>
  );
}

/** The brand's three slanted bars, printed on every product. */
function Print({ x, y, size = 1 }: { x: number; y: number; size?: number }) {
  return (
    <path
      className={css.print}
      transform={`translate(${x} ${y}) scale(${size})`}
      d="m-17 10 6-20h7l-6 20zM-4 10l6-20h7L3 10zM9 10l6-20h7l-6 20z"
    />
  );
}

const drawings = {
  hoodie: () => (
    <>
      <path
        className={css.cloth}
        d="M54 62q-28 12-27 96 10 6 20 2l9-40zM146 62q28 12 27 96-10 6-20 2l-9-40z"
      />
      <path className={css.cloth} d="M70 52 58 58q-6 3-6 12l2 96h92l2-96q0-9-6-12l-12-6z" />
      <path className={css.cloth} d="M68 54q2-32 32-32t32 32q-14 16-32 18-18-2-32-18z" />
      <path className={css.shade} d="M81 52q2-19 19-19t19 19q-8 11-19 13-11-2-19-13z" />
      <path
        className={css.seam}
        d="M91 66v26M109 66v26M74 132h52l10 25H64zM54 157h92M28 148l20 4M172 148l-20 4"
      />
      <Print x={98} y={112} />
    </>
  ),
  shirt: () => (
    <>
      <path
        className={css.cloth}
        d="M72 36 42 48q-6 3-9 9L18 88l26 13 10-17v90h92V84l10 17 26-13-15-31q-3-6-9-9l-30-12q-28 22-56 0z"
      />
      <path className={css.seam} d="M66 38q34 32 68 0M54 84V72M146 84V72M54 167h92" />
      <Print x={98} y={100} size={1.2} />
    </>
  ),
  cap: () => (
    <>
      <path className={css.cloth} d="M40 122q0-64 60-66 60 2 60 66z" />
      <path className={css.cloth} d="M40 122q-22 6-32 24 50-13 104-9 38 2 48-15z" />
      <path className={css.shade} d="M40 122q-22 6-32 24 50-13 104-9 38 2 48-15z" />
      <path className={css.seam} d="M100 56v66M70 63q-12 26-9 59M130 63q12 26 9 59M24 136q44-8 92-6" />
      <circle className={css.cloth} cx="100" cy="55" r="5" />
      <Print x={98} y={98} size={1.1} />
    </>
  ),
  sleeve: () => (
    <>
      <rect className={css.cloth} x="20" y="48" width="160" height="110" rx="11" />
      <path className={css.shade} d="M20 59q0-11 11-11h138q11 0 11 11v18q-80 34-160 0z" />
      <path className={css.seam} d="M20 77q80 34 160 0M28 150h144" />
      <circle className={css.print} cx="100" cy="94" r="4" />
      <Print x={150} y={134} size={0.9} />
    </>
  ),
  bottle: () => (
    <>
      <path className={css.seam} d="M92 20q8-14 16 0" />
      <rect className={css.steel} x="83" y="20" width="34" height="22" rx="4" />
      <rect className={css.shade} x="88" y="42" width="24" height="9" />
      <path className={css.cloth} d="M74 68q0-17 16-17h20q16 0 16 17v104q0 12-12 12H86q-12 0-12-12z" />
      <path className={css.shade} d="M112 51q14 1 14 17v104q0 12-12 12h-6z" />
      <path className={css.seam} d="M74 160h52" />
      <Print x={96} y={108} />
    </>
  ),
  stickers: () => (
    <>
      <g transform="rotate(-11 70 74)">
        <rect className={`${css.cloth} ${css.nile}`} x="22" y="36" width="96" height="66" rx="12" />
        <Print x={68} y={69} size={1.5} />
      </g>
      <circle className={`${css.cloth} ${css.marigold}`} cx="138" cy="92" r="40" />
      <path className={css.seam} d="M114 98q24 26 48 0M124 82v4M152 82v4" />
      <g transform="rotate(8 84 144)">
        <path className={`${css.cloth} ${css.murram}`} d="M84 106 120 124v38l-36 18-36-18v-38z" />
        <path className={css.bright} d="m70 148 8-26h10l-8 26zM86 166l8-26h10l-8 26z" />
      </g>
    </>
  ),
} satisfies Record<Shape, () => React.ReactNode>;

type SwatchProps = { name: string; dye: Dye };

export function Swatch({ name, dye }: SwatchProps) {
  return (
    <span className={`${css.swatch} ${css[dye]}`}>
      <svg className={css.dab} viewBox="0 0 16 16" aria-hidden="true" focusable="false">
        <circle className={css.cloth} cx="8" cy="8" r="5" />
      </svg>
      {name}
    </span>
  );
}
