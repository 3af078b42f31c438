// What a build would stop at by what is typed. Told of before it is saved, and no reason not to save: what it fits may be
// saved next.
import css from './editor.module.css';

export function WouldStop({ at }: { at: string[] }) {
  if (at.length === 0) return null;
  return (
    <div className={css.stops} role="status">
      <p>A build would stop at this:</p>
      <ul>
        {at.map((each) => (
          <li key={each}>{each}</li>
        ))}
      </ul>
    </div>
  );
}
