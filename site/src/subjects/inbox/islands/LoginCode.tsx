// The second step of logging in: a code from the app, or a recovery code.
import { type Session, sessionReply } from '@tred/contract/desk-api';
import { useState } from 'react';
import type { StaffWords } from '../staff-words';
import { AskForm, textOf } from './AskForm';
import { call } from './api';
import { focusWhenShown } from './focus';
import css from './Staff.module.css';

type LoginCodeProps = {
  /** As they were just found right. */
  credentials: { name: string; password: string };
  words: StaffWords['code'];
  onDone: (session: Session) => void;
  onBack: () => void;
};

export function LoginCode({ credentials, words, onDone, onBack }: LoginCodeProps) {
  const [recovery, setRecovery] = useState(false);
  return (
    <section className={css.narrow} aria-labelledby="code-title">
      <h2 className={css.title} id="code-title">
        {words.title}
      </h2>
      <p id="code-hint">{recovery ? words.recoveryHint : words.hint}</p>
      <AskForm
        submit={words.submit}
        onAsk={async (fields) => {
          const code = textOf(fields, 'code');
          onDone(await call('POST', '/session', sessionReply, { ...credentials, code }));
        }}
        beside={
          <button className={css.quiet} type="button" onClick={onBack}>
            {words.back}
          </button>
        }
      >
        <label>
          {recovery ? words.recoveryLabel : words.label}
          <input
            key={String(recovery)}
            className={`${css.input} ${css.code}`}
            name="code"
            type="text"
            inputMode={recovery ? 'text' : 'numeric'}
            autoComplete={recovery ? 'off' : 'one-time-code'}
            autoCapitalize="none"
            spellCheck={false}
            aria-describedby="code-hint"
            required
            ref={focusWhenShown}
          />
        </label>
      </AskForm>
      <button className={css.plain} type="button" onClick={() => setRecovery(!recovery)}>
        {recovery ? words.useApp : words.useRecovery}
      </button>
    </section>
  );
}
