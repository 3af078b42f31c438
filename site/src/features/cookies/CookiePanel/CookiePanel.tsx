// Four cookie categories as switches, and three buttons. Disabled with the defaults until CookiePanel.client.ts has
// loaded.
import { Action } from '~/components/Action/Action';
import type { CookiePanelWords } from '../words';
import css from './CookiePanel.module.css';

type CookieCategory = CookiePanelWords['categories'][number];

export function CookiePanel({ title, lead, categories, always, actions, ...says }: CookiePanelWords) {
  return (
    <section
      className={`panel ${css.panel}`}
      id="preferences"
      aria-labelledby="cookie-panel-title"
      data-client="CookiePanel"
      data-cookie-panel
    >
      <h2 className="large" id="cookie-panel-title">
        {title}
      </h2>
      <p className={`quiet medium ${css.lead}`}>{lead}</p>
      <fieldset className={css.parts} disabled>
        <legend className="visually-hidden">{title}</legend>
        <ul role="list" className={css.categories}>
          {categories.map((category) => (
            <Category key={category.name} {...category} always={always} />
          ))}
        </ul>
        <div className={`row ${css.actions}`}>
          <Action look="secondary" value="save">
            {actions.save}
          </Action>
          <Action look="secondary" value="accept">
            {actions.accept}
          </Action>
          <Action look="secondary" value="reject">
            {actions.reject}
          </Action>
        </div>
        <p className={css.status} role="status" data-saved={says.saved} data-refused={says.refused} />
      </fieldset>
      <p className={css.status} data-without-script>
        {says.withoutScript}
      </p>
    </section>
  );
}

function Category({
  name,
  title,
  text,
  today,
  on,
  locked = false,
  always,
}: CookieCategory & { always: string }) {
  const id = `cookie-${name}`;
  return (
    <li className={css.category}>
      <label className={css.name} htmlFor={id}>
        {title}
        {locked && <span className={`quiet ${css.locked}`}> {always}</span>}
      </label>
      <p className={`quiet medium ${css.text}`} id={`${id}-text`}>
        {text} <span className={css.today}>{today}</span>
      </p>
      <input
        className={css.switch}
        id={id}
        type="checkbox"
        // biome-ignore lint/a11y/useAriaPropsForRole: a native checkbox says itself whether it is on
        role="switch"
        name={name}
        defaultChecked={on}
        disabled={locked}
        aria-describedby={`${id}-text`}
      />
    </li>
  );
}
