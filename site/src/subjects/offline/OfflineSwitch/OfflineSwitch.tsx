// The switch for offline pages. OfflineSwitch.client.ts adds its behaviour.
import { Section } from '~/ui/Section/Section';
import type { OfflineSwitchWords } from '../../cookies/words';
import css from './OfflineSwitch.module.css';

export function OfflineSwitch({ title, lead, label, on, off, cannot }: OfflineSwitchWords) {
  return (
    <Section title={title} lead={lead} id="offline">
      <div data-client="OfflineSwitch">
        <label className={css.choice} data-needs-script hidden>
          <input className={css.box} type="checkbox" name="offline" />
          {label}
        </label>
        <p className={css.status} role="status" data-on={on} data-off={off} data-cannot={cannot} />
        <noscript>
          <p>{cannot}</p>
        </noscript>
      </div>
    </Section>
  );
}
