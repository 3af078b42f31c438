// A map of Uganda, or of the lake shore between Entebbe and Kampala, with named places and a caption.

import type { ReactNode } from 'react';
import { interfaceWords } from '~/facts/interface';
import { fillValues } from '~/lib/format-text';
import {
  type Area,
  areas,
  island,
  lakes,
  onMap,
  outline,
  type Position,
  type RegionName,
  regions,
  road,
  shore,
} from '~/lib/uganda-map';
import css from './UgandaMap.module.css';

export type MapPlace = Position & {
  name: string;
  /** Side of the dot for the name, if another name is in the way. */
  side?: 'left' | 'right' | 'above' | 'below' | undefined;
  /** The main place. */
  main?: boolean | undefined;
};

export type UgandaMapProps = {
  caption: ReactNode;
  places: readonly MapPlace[];
  /** Text alternative; by default the names of the places. */
  label?: string | undefined;
  /** Labels of the four regions ("Northern 20%"); each then has a colour. */
  regionTexts?: Readonly<Record<RegionName, string>> | undefined;
  /** Name of the lake; with it the map shows the shore. */
  lake?: string | undefined;
};

const OFFSETS = {
  right: { dx: 8, dy: 4.5, textAnchor: 'start' },
  left: { dx: -8, dy: 4.5, textAnchor: 'end' },
  above: { dx: -4, dy: -8, textAnchor: 'start' },
  below: { dx: 0, dy: 17, textAnchor: 'middle' },
} as const;

/** Last in the SVG, so that no other dot covers it. */
const mainLast = (places: readonly MapPlace[]) =>
  places.toSorted((a, b) => Number(a.main ?? false) - Number(b.main ?? false));

export function UgandaMap({ caption, places, label, regionTexts, lake }: UgandaMapProps) {
  const names = places.map(({ name }) => name).join(', ');
  const area: Area = lake ? 'lakeshore' : 'country';
  const { width, height } = areas[area];
  return (
    <figure className={css.map}>
      <svg
        className={lake && css.shore}
        viewBox={`0 0 ${width} ${height}`}
        role="img"
        aria-label={label ?? fillValues(interfaceWords.map, { places: names })}
      >
        {lake ? <Shore lake={lake} /> : <Country regionTexts={regionTexts} />}
        {mainLast(places).map(({ name, side = 'right', main = false, ...position }) => {
          const { x, y } = onMap(position, area);
          return (
            <g className={main ? css.main : css.place} key={name}>
              <circle cx={x} cy={y} r={main ? 5 : 4} />
              <text x={x} y={y} {...OFFSETS[side]}>
                {name}
              </text>
            </g>
          );
        })}
      </svg>
      <figcaption className={`quiet small ${css.caption}`}>{caption}</figcaption>
    </figure>
  );
}

function Country({ regionTexts }: Pick<UgandaMapProps, 'regionTexts'>) {
  return (
    <>
      <clipPath id="uganda">
        <path d={outline} />
      </clipPath>
      <path className={css.land} d={outline} />
      <g clipPath="url(#uganda)">
        {regions.map(({ name, path }) => (
          <path className={regionTexts ? `${css.border} ${css[name]}` : css.border} d={path} key={name} />
        ))}
        <path className={css.lake} d={lakes} />
      </g>
      {!regionTexts && <path className={css.island} d={island} />}
      <text className={css.water} {...onMap({ lat: -0.62, lon: 33.02 })} textAnchor="middle">
        {interfaceWords.lake}
      </text>
      {regionTexts &&
        regions.map(({ name, path, ...position }) => (
          <text className={css.region} {...onMap(position)} textAnchor="middle" key={name}>
            {regionTexts[name]}
          </text>
        ))}
    </>
  );
}

const Shore = ({ lake }: { lake: string }) => (
  <>
    <path className={css.land} d={shore} />
    <path className={css.road} d={road} />
    <text className={css.water} x="212" y="236">
      {lake}
    </text>
  </>
);
