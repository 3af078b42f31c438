// One's own account: password, log-in codes, log-ins.
import { doneReply } from '@tred/contract/desk-api';
import {
  type Account as AccountState,
  accountReply,
  MAX_PASSWORD,
  MIN_PASSWORD,
} from '@tred/contract/staff-api';
import { useEffect, useState } from 'react';
import { fillPlaces } from '~/lib/words';
import { Action } from '~/ui/Action/Action';
import type { StaffWords } from '../staff-words';
import { AskForm, textOf } from './AskForm';
import { call } from './api';
import { CodeSetUp } from './CodeSetUp';
import { CodesOn } from './CodesOn';
import { focusWhenShown } from './focus';
import css from './Staff.module.css';
import { when } from './words';

type AccountProps = {
  words: StaffWords;
  onTrouble: (error: unknown) => void;
  onLoggedOut: (message: string) => void;
};

export function Account({ words, onTrouble, onLoggedOut }: AccountProps) {
  const { account: own, rights } = words;
  const [account, setAccount] = useState<AccountState>();
  const [round, setRound] = useState(0);

  // biome-ignore lint/correctness/useExhaustiveDependencies: `round` asks again
  useEffect(() => {
    call('GET', '/account', accountReply).then(setAccount, onTrouble);
  }, [round, onTrouble]);
  const reload = () => setRound((last) => last + 1);

  if (!account) return <p role="status">{words.loading}</p>;
  const may = account.rights.map((right) => rights[right].toLowerCase()).join(', ');
  return (
    <>
      <h2 className={css.title} tabIndex={-1} ref={focusWhenShown}>
        {own.title}
      </h2>
      <p className={css.lead}>{fillPlaces(own.who, { name: account.name, rights: may || own.noRight })}</p>
      <PasswordChange words={own.password} name={account.name} onTrouble={onTrouble} onDone={reload} />
      <section className={css.part} aria-labelledby="codes-title">
        <h3 className={css.subtitle} id="codes-title">
          {own.codes.title}
        </h3>
        {account.hasCode ? (
          <CodesOn words={own} account={account} onTrouble={onTrouble} onChanged={reload} />
        ) : (
          <>
            <p>{own.codes.off}</p>
            <CodeSetUp name={account.name} words={own} onTrouble={onTrouble} onDone={reload} />
          </>
        )}
      </section>
      <section className={css.part} aria-labelledby="log-ins-title">
        <h3 className={css.subtitle} id="log-ins-title">
          {own.logIns.title}
        </h3>
        <p className={css.hint}>{own.logIns.hint}</p>
        <ul className={css.lines}>
          {account.logIns.map(({ startedAt, seenAt, here }) => (
            <li key={startedAt}>
              {fillPlaces(own.logIns.line, { start: when(startedAt), seen: when(seenAt) })}
              {here && <strong> ({own.logIns.here})</strong>}
            </li>
          ))}
        </ul>
        <Action
          look="secondary"
          onClick={() =>
            void call('POST', '/account/end-log-ins', doneReply).then(
              () => onLoggedOut(own.logIns.ended),
              onTrouble,
            )
          }
        >
          {own.logIns.end}
        </Action>
      </section>
    </>
  );
}

type PasswordChangeProps = {
  words: StaffWords['account']['password'];
  name: string;
  onTrouble: (error: unknown) => void;
  onDone: () => void;
};

function PasswordChange({ words, name, onTrouble, onDone }: PasswordChangeProps) {
  const [done, setDone] = useState(false);
  return (
    <section className={css.part} aria-labelledby="password-title">
      <h3 className={css.subtitle} id="password-title">
        {words.title}
      </h3>
      <AskForm
        submit={words.submit}
        look="secondary"
        onTrouble={onTrouble}
        onAsk={async (fields) => {
          setDone(false);
          const change = { password: textOf(fields, 'password'), next: textOf(fields, 'next') };
          await call('POST', '/account/password', doneReply, change);
          setDone(true);
          onDone();
        }}
      >
        {/* So that a password manager knows whose it is. */}
        <input name="username" type="text" autoComplete="username" value={name} readOnly hidden />
        <label>
          {words.current}
          <input
            className={css.input}
            name="password"
            type="password"
            autoComplete="current-password"
            maxLength={MAX_PASSWORD}
            required
          />
        </label>
        <label>
          {words.next}
          <span className={css.hint} id="password-hint">
            {words.hint}
          </span>
          <input
            className={css.input}
            name="next"
            type="password"
            autoComplete="new-password"
            aria-describedby="password-hint"
            minLength={MIN_PASSWORD}
            maxLength={MAX_PASSWORD}
            required
          />
        </label>
      </AskForm>
      <p className={css.good} role="status">
        {done && words.done}
      </p>
    </section>
  );
}
