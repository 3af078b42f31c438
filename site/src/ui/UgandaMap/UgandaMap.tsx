// A map of Uganda with places on it, each with its name. What the map says stands in its caption and in words for those
// who cannot see it.

import type { ReactNode } from 'react';
import { interfaceWords } from '~/facts/interface';
import {
  island,
  lakes,
  mapSize,
  onMap,
  outline,
  type Position,
  type RegionName,
  regionBorders,
  regions,
} from '~/lib/uganda-map';
import { fillPlaces } from '~/lib/words';
import css from './UgandaMap.module.css';

export type MapPlace = Position & {
  name: string;
  /** On which side of its dot the name stands, where another one is in the way. */
  side?: 'left' | 'right' | 'above' | 'below' | undefined;
  /** The one to be seen first. */
  main?: boolean | undefined;
};

export type UgandaMapProps = {
  caption: ReactNode;
  places: readonly MapPlace[];
  /** The map in words; else the names of the places. */
  label?: string | undefined;
  /** What stands on the four regions, where they are what it is about: "Northern 20%". */
  regionTexts?: Readonly<Record<RegionName, string>> | undefined;
};

const OFFSETS = {
  right: { dx: 8, dy: 4.5, textAnchor: 'start' },
  left: { dx: -8, dy: 4.5, textAnchor: 'end' },
  above: { dx: 0, dy: -8, textAnchor: 'middle' },
  below: { dx: 0, dy: 17, textAnchor: 'middle' },
} as const;

/** So that no other dot lies on it. */
const mainLast = (places: readonly MapPlace[]) =>
  places.toSorted((a, b) => Number(a.main ?? false) - Number(b.main ?? false));

export function UgandaMap({ caption, places, label, regionTexts }: UgandaMapProps) {
  const names = places.map(({ name }) => name).join(', ');
  return (
    <figure className={css.map}>
      <svg
        viewBox={`0 0 ${mapSize.width} ${mapSize.height}`}
        role="img"
        aria-label={label ?? fillPlaces(interfaceWords.map, { places: names })}
      >
        <path className={css.land} d={outline} />
        <path className={css.lake} d={lakes} />
        <path className={css.island} d={island} />
        <path className={css.border} d={regionBorders} />
        {regionTexts &&
          regions.map(({ name, ...position }) => (
            <text className={css.region} {...onMap(position)} textAnchor="middle" key={name}>
              {regionTexts[name]}
            </text>
          ))}
        {mainLast(places).map(({ name, side = 'right', main = false, ...position }) => {
          const { x, y } = onMap(position);
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
      <figcaption className={css.caption}>{caption}</figcaption>
    </figure>
  );
}
