// How full an event is: empty until the script knows it.
import css from './EventPlaces.module.css';

/** `of` is the slug by which the desk counts places. */
export const EventPlaces = ({ of }: { of: string }) => (
  <span className={css.places} data-client="EventPlaces" data-places={of} />
);
