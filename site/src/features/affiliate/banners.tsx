// The affiliates' banners: one drawing, laid out for each size, as SVG outlines and as PNG.
import type { CSSProperties } from 'react';
import { draw, paint, type Size } from '~/files/draw';
import { themes } from '~/files/theme-colours';
import { MARK, weave } from '~/lib/weave';

export type Banner = Size & {
  /** Short: the smallest banners have little room. */
  headline: string;
  /** The line below; the smallest banners have none. */
  line?: string;
  /** Adds a white field for the affiliate's code. */
  codeField?: string;
};

const { deep, onDeep, accent, weave: tones } = themes.light;
const ink = themes.light.ink;
const paper = themes.light.raised;
const weaveTones = [themes.light.brand, themes.dark.weave[1], tones[2], themes.dark.weave[3]];

/** Share of the area for the headline: less if other lines are below it. */
const SHARE = { strip: 0.42, alone: 0.28, withLine: 0.22, withField: 0.18 };
/** Mean width of a letter, in em. */
const LETTER = 0.56;

/** The largest size that fits the area and the longest word. */
function headlineSize(banner: Banner): number {
  const { width, height, headline } = banner;
  const longest = Math.max(...headline.split(' ').map((word) => word.length));
  const byArea = Math.sqrt((width * height * SHARE[shape(banner)]) / (headline.length * LETTER));
  const byWord = (width * 0.84) / (longest * LETTER);
  return Math.round(Math.min(byArea, byWord));
}

function shape(banner: Banner): keyof typeof SHARE {
  if (isStrip(banner)) return 'strip';
  if (banner.codeField) return 'withField';
  return banner.line ? 'withLine' : 'alone';
}

/** Wider than three times its height: everything is in one row. */
const isStrip = ({ width, height }: Size) => width > height * 3;

function Drawing({ banner, brand, address }: { banner: Banner; brand: string; address: string }) {
  const { width, height, headline, line, codeField } = banner;
  const strip = isStrip(banner);
  const unit = strip ? height / 9 : Math.min(width, height) / 16;
  const size = headlineSize(banner);
  const sheet: CSSProperties = {
    display: 'flex',
    flexDirection: strip ? 'row' : 'column',
    alignItems: strip ? 'center' : 'stretch',
    justifyContent: 'space-between',
    width,
    height,
    background: deep,
    color: onDeep,
    fontFamily: 'Bricolage',
    overflow: 'hidden',
  };
  const words: CSSProperties = {
    display: 'flex',
    flexDirection: strip ? 'row' : 'column',
    alignItems: strip ? 'center' : 'flex-start',
    flexGrow: 1,
    boxSizing: 'border-box',
    width: strip ? 'auto' : '100%',
    padding: strip ? `0 ${unit * 2}px` : `${unit * 1.3}px ${unit * 1.3}px ${unit}px`,
  };
  return (
    <div style={sheet}>
      <div style={words}>
        <Brand brand={brand} size={strip ? unit * 3.4 : unit * 1.7} />
        <div
          style={{
            display: 'block',
            fontWeight: 700,
            fontSize: size,
            lineHeight: 1.02,
            letterSpacing: '-0.025em',
            textWrap: 'balance',
            ...(strip ? { marginLeft: unit * 2.5 } : { marginTop: 'auto' }),
          }}
        >
          {headline}
        </div>
        {line && (
          <div
            style={{
              display: 'block',
              marginTop: unit * 0.7,
              fontSize: size * 0.42,
              lineHeight: 1.3,
              textWrap: 'balance',
            }}
          >
            {line}
          </div>
        )}
        {codeField && <CodeField label={codeField} unit={unit} />}
        {!strip && (
          <div style={{ marginTop: unit * 0.9, color: accent, fontSize: Math.max(size * 0.34, 13) }}>
            {address}
          </div>
        )}
      </div>
      <Track width={strip ? height * 1.6 : width} height={strip ? height : height * 0.16} seed={address} />
    </div>
  );
}

function Brand({ brand, size }: { brand: string; size: number }) {
  return (
    <div style={{ display: 'flex', alignItems: 'center', fontWeight: 700, fontSize: size * 0.95 }}>
      <svg aria-hidden="true" width={size} height={size} viewBox={`0 0 ${MARK.size} ${MARK.size}`}>
        <path d={MARK.bars} fill={onDeep} />
        <path d={MARK.step} fill={accent} />
      </svg>
      <span style={{ marginLeft: size * 0.3 }}>{brand}</span>
    </div>
  );
}

function CodeField({ label, unit }: { label: string; unit: number }) {
  return (
    <div
      style={{
        display: 'flex',
        alignItems: 'center',
        boxSizing: 'border-box',
        width: '100%',
        height: unit * 2.4,
        marginTop: unit,
        padding: `0 ${unit * 0.8}px`,
        borderRadius: unit * 0.2,
        background: paper,
        color: ink,
        fontSize: unit * 0.9,
      }}
    >
      {label}
    </div>
  );
}

/** The woven pattern, whole cells only. */
function Track({ width, height, seed }: Size & { seed: string }) {
  const cell = Math.max(Math.min(width, height) / 3.2, 18);
  const rows = Math.max(2, Math.round(height / cell));
  const scale = height / (rows * 12);
  const { paths, ...own } = weave(seed, Math.ceil(width / (8 * scale)), rows);
  return (
    <svg
      aria-hidden="true"
      width={own.width * scale}
      height={own.height * scale}
      viewBox={`0 0 ${own.width} ${own.height}`}
      fill="none"
      strokeWidth="5"
      style={{ flexShrink: 0 }}
    >
      {paths.map((path, tone) => path && <path key={weaveTones[tone]} d={path} stroke={weaveTones[tone]} />)}
    </svg>
  );
}

const PREVIEW = { width: 600, height: 400 };

export async function bannerFiles(banner: Banner, words: { brand: string; address: string }) {
  const { width, height } = banner;
  const svg = await draw(<Drawing banner={banner} {...words} />, { width, height });
  const scale = Math.min(1, PREVIEW.width / width, PREVIEW.height / height);
  return { svg, png: await paint(svg), preview: await paint(svg, { width: Math.round(width * scale) }) };
}
