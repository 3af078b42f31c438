// Changes the user's own password.
import { MAX_PASSWORD, MIN_PASSWORD } from '@tred/contract/staff-api';
import { useState } from 'react';
import { call } from '../api';
import { Form, textOf } from '../ui/parts';
import ui from '../ui/ui.module.css';

export function PasswordChange({ name, onDone }: { name: string; onDone: () => void }) {
  const [isDone, setDone] = useState(false);
  return (
    <section className={ui.part} aria-labelledby="password-title">
      <h2 className={ui.subtitle} id="password-title">
        Password
      </h2>
      <Form
        submit="Change password"
        look="usual"
        done={isDone && 'Your password is changed. Your other sessions have ended.'}
        onSend={async (fields) => {
          setDone(false);
          const body = { password: textOf(fields, 'password'), next: textOf(fields, 'next') };
          await call('POST /account/password', { body });
          setDone(true);
          onDone();
        }}
      >
        {/* The user name, for password managers. */}
        <input name="username" autoComplete="username" value={name} readOnly hidden />
        <label>
          Current password
          <input
            className={ui.input}
            name="password"
            type="password"
            autoComplete="current-password"
            maxLength={MAX_PASSWORD}
            required
          />
        </label>
        <label>
          New password
          <span className={ui.quiet} id="password-hint">
            At least {MIN_PASSWORD} characters. Several words are easier to remember than symbols; common
            passwords are refused.
          </span>
          <input
            className={ui.input}
            name="next"
            type="password"
            autoComplete="new-password"
            aria-describedby="password-hint"
            minLength={MIN_PASSWORD}
            maxLength={MAX_PASSWORD}
            required
          />
        </label>
      </Form>
    </section>
  );
}
