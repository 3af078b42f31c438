// Setting log-in codes up: the password once more, the picture for the app, a first code, and the recovery codes.
import { codeSetUpReply, recoveryCodesReply, type CodeSetUp as SetUp } from '@tred/contract/staff-api';
import { useState } from 'react';
import type { StaffWords } from '../staff-words';
import { AskForm, textOf } from './AskForm';
import { call } from './api';
import { focusWhenShown } from './focus';
import { PasswordAgain } from './PasswordAgain';
import { RecoveryCodes } from './RecoveryCodes';
import css from './Staff.module.css';

type CodeSetUpProps = {
  name: string;
  words: StaffWords['account'];
  onTrouble: (error: unknown) => void;
  onDone: () => void;
};

export function CodeSetUp({ name, words, onTrouble, onDone }: CodeSetUpProps) {
  const [begun, setBegun] = useState<SetUp>();
  const [recovery, setRecovery] = useState<readonly string[]>();

  if (recovery) return <RecoveryCodes words={words.recovery} codes={recovery} onDone={onDone} />;
  if (begun) {
    return (
      <Begun
        setUp={begun}
        words={words.setUp}
        onCancel={() => setBegun(undefined)}
        onTrouble={onTrouble}
        onConfirmed={setRecovery}
      />
    );
  }
  return (
    <PasswordAgain
      name={name}
      label={words.codes.password}
      submit={words.codes.begin}
      onTrouble={onTrouble}
      onAsk={async (password) =>
        setBegun(await call('POST', '/account/code/begin', codeSetUpReply, { password }))
      }
    />
  );
}

type BegunProps = {
  setUp: SetUp;
  words: StaffWords['account']['setUp'];
  onCancel: () => void;
  onTrouble: (error: unknown) => void;
  onConfirmed: (recovery: readonly string[]) => void;
};

function Begun({ setUp, words, onCancel, onTrouble, onConfirmed }: BegunProps) {
  const { picture, link, secret } = setUp;
  return (
    <div className={css.setUp}>
      <p tabIndex={-1} ref={focusWhenShown}>
        {words.scan}
      </p>
      <svg
        className={css.picture}
        viewBox={`0 0 ${picture.size} ${picture.size}`}
        role="img"
        aria-label={words.picture}
        shapeRendering="crispEdges"
      >
        <path d={picture.path} />
      </svg>
      <p>
        <a href={link}>{words.link}</a>
      </p>
      <p>
        {words.secret}
        <code className={css.secret}>{secret.replace(/(.{4})(?=.)/g, '$1 ')}</code>
      </p>
      <AskForm
        submit={words.confirm}
        onTrouble={onTrouble}
        onAsk={async (fields) => {
          const code = textOf(fields, 'code');
          const { recoveryCodes } = await call('POST', '/account/code/confirm', recoveryCodesReply, { code });
          onConfirmed(recoveryCodes);
        }}
        beside={
          <button className={css.quiet} type="button" onClick={onCancel}>
            {words.cancel}
          </button>
        }
      >
        <label>
          {words.code}
          <input
            className={`${css.input} ${css.code}`}
            name="code"
            type="text"
            inputMode="numeric"
            autoComplete="one-time-code"
            required
          />
        </label>
      </AskForm>
    </div>
  );
}
