// A hidden field for bots; the server quarantines a form that fills it in.
import { HONEYPOT_FIELD } from '@tred/contract/limits';

export function Honeypot({ label }: { label: string }) {
  return (
    <div className="visually-hidden" aria-hidden="true">
      <label>
        {label}
        <input type="text" name={HONEYPOT_FIELD} tabIndex={-1} autoComplete="off" />
      </label>
    </div>
  );
}
