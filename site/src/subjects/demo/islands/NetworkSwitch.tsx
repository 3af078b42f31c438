// The network of the teacher's phone, to be switched off and on.
import Signal from 'lucide-react/icons/signal';
import SignalZero from 'lucide-react/icons/signal-zero';
import css from './NetworkSwitch.module.css';
import type { OfficeWords } from './words';

type NetworkSwitchProps = {
  words: OfficeWords['register']['network'];
  on: boolean;
  here: boolean;
  /** Where to go on, when what was pressed is gone. */
  next: boolean;
  onSwitch: (on: boolean) => void;
};

export function NetworkSwitch({ words, on, here, next, onSwitch }: NetworkSwitchProps) {
  return (
    <button
      className={css.network}
      type="button"
      role="switch"
      aria-checked={on}
      aria-label={words.label}
      data-here={here || undefined}
      data-next={next || undefined}
      onClick={() => onSwitch(!on)}
    >
      {on ? <Signal size={20} aria-hidden="true" /> : <SignalZero size={20} aria-hidden="true" />}
      <span className={css.words}>{on ? words.on : words.off}</span>
      <span className={css.track} aria-hidden="true">
        <span className={css.knob} />
      </span>
    </button>
  );
}
