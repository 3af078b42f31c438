// A field that people never see or reach; what fills it in is quarantined by the desk.
import { HONEYPOT_FIELD } from '@tred/contract/limits';

export function Honeypot() {
  return (
    <div className="visually-hidden" aria-hidden="true">
      <label>
        Leave this empty
        <input type="text" name={HONEYPOT_FIELD} tabIndex={-1} autoComplete="off" />
      </label>
    </div>
  );
}
