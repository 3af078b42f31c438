// How full events are. No exact numbers: the effect of one registration would show who has a place already.
import { isRecord } from './reply.ts';

export const PLACES_PATH = '/api/places';

export const FEW_PLACES = 10;

export type PlacesLeft = 'open' | 'few' | 'full';

export interface Places {
  ok: true;
  /** By event, for all that are open for registration. */
  places: Readonly<Record<string, PlacesLeft>>;
}

export const placesLeft = (capacity: number, taken: number): PlacesLeft => {
  const left = capacity - taken;
  if (left <= 0) return 'full';
  return left <= FEW_PLACES ? 'few' : 'open';
};

/** Undefined for another reply, such as a proxy's. */
export const parsePlaces = (body: unknown): Places | undefined =>
  isRecord(body) && body.ok === true && isRecord(body.places) ? (body as unknown as Places) : undefined;
