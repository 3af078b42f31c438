// The switch for offline pages. OfflineSwitch.client.ts adds its behaviour.

import panel from '../../cookies/CookiePanel/CookiePanel.module.css';
import type { OfflineSwitchWords } from '../../cookies/words';
import css from './OfflineSwitch.module.css';

export function OfflineSwitch({ title, lead, label, on, off, cannot }: OfflineSwitchWords) {
  return (
    <section className={`panel ${panel.panel}`} id="offline" data-client="OfflineSwitch">
      <h2 className="large">{title}</h2>
      <p className="quiet small">{lead}</p>
      <label className={css.choice} data-needs-script hidden>
        <input className={css.box} type="checkbox" name="offline" />
        {label}
      </label>
      <p className="quiet small" role="status" data-on={on} data-off={off} data-cannot={cannot} />
      <noscript>
        <p>{cannot}</p>
      </noscript>
    </section>
  );
}
