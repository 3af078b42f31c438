// How full an event is: empty until the script knows it.
import type { PlacesLeft } from '@tred/contract/places';
import css from './EventPlaces.module.css';

export type EventPlacesProps = {
  /** The slug by which the server counts places. */
  of: string;
  /** A state without words stays empty. */
  words: Readonly<Partial<Record<PlacesLeft, string>>>;
};

export const EventPlaces = ({ of, words: { open, few, full } }: EventPlacesProps) => (
  <span
    className={`bold brand ${css.places}`}
    data-client="EventPlaces"
    data-places={of}
    data-open={open}
    data-few={few}
    data-full={full}
  />
);
