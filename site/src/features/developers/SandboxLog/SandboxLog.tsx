// The log of a sandbox key. SandboxLog.client.ts shows the form and the server's reply.
import { Action } from '~/components/Action/Action';
import type { SandboxLogWords } from '../words';
import css from './SandboxLog.module.css';

type SandboxLogProps = Omit<SandboxLogWords, 'key'> & { keyField: { label: string; value: string } };

export function SandboxLog({ keyField, button, lists, says }: SandboxLogProps) {
  return (
    <div className={`stack ${css.log}`} data-client="SandboxLog">
      <form>
        <div className={css.form} hidden>
          <label htmlFor="sandbox-key">{keyField.label}</label>
          <input
            className={`field ${css.key}`}
            id="sandbox-key"
            type="text"
            name="key"
            defaultValue={keyField.value}
            required
            maxLength={80}
            autoComplete="off"
            autoCapitalize="none"
            spellCheck={false}
          />
          <Action type="submit" look="secondary" hidden>
            {button}
          </Action>
        </div>
      </form>
      <p className={css.status} role="status" data-says={JSON.stringify(says)} />
      <section hidden data-list="webhooks">
        <h3>{lists.webhooks}</h3>
        <ol className={`stack ${css.entries}`} />
      </section>
      <section hidden data-list="messages">
        <h3>{lists.messages}</h3>
        <ol className={`stack ${css.entries}`} />
      </section>
      <template data-webhook>
        <li>
          <p className={`small row ${css.line}`}>
            <time data-time /> <b data-type /> <span data-url />
          </p>
          {/* biome-ignore lint/a11y/noNoninteractiveTabindex: long lines scroll, by keyboard too */}
          <pre tabIndex={0}>
            <code data-request />
          </pre>
        </li>
      </template>
      <template data-message>
        <li>
          <p className={`small row ${css.line}`}>
            <time data-time /> <span data-to />
          </p>
          <p data-text />
        </li>
      </template>
    </div>
  );
}
