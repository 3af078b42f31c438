// Someone's log-in codes, once they are on: how many recovery codes are left, new ones, and turning codes off.
import { doneReply } from '@tred/contract/desk-api';
import { type Account, recoveryCodesReply } from '@tred/contract/staff-api';
import { useState } from 'react';
import { fillPlaces } from '~/lib/words';
import type { StaffWords } from '../staff-words';
import { call } from './api';
import { PasswordAgain } from './PasswordAgain';
import { RecoveryCodes } from './RecoveryCodes';
import css from './Staff.module.css';

type CodesOnProps = {
  words: StaffWords['account'];
  account: Account;
  onTrouble: (error: unknown) => void;
  onChanged: () => void;
};

export function CodesOn({ words, account, onTrouble, onChanged }: CodesOnProps) {
  const { codes } = words;
  const [recovery, setRecovery] = useState<readonly string[]>();
  const [wish, setWish] = useState<'recovery' | 'off'>();

  if (recovery) {
    return (
      <RecoveryCodes
        words={words.recovery}
        codes={recovery}
        onDone={() => {
          setRecovery(undefined);
          setWish(undefined);
          onChanged();
        }}
      />
    );
  }
  const cancel = (
    <button className={css.quiet} type="button" onClick={() => setWish(undefined)}>
      {words.setUp.cancel}
    </button>
  );
  return (
    <>
      <p>
        {codes.on} {fillPlaces(codes.left, { count: account.recoveryLeft })}{' '}
        {account.codeRequired && codes.required}
      </p>
      {wish === undefined && (
        <div className={css.buttons}>
          <button className={css.quiet} type="button" onClick={() => setWish('recovery')}>
            {codes.newRecovery}
          </button>
          {!account.codeRequired && (
            <button className={css.quiet} type="button" onClick={() => setWish('off')}>
              {codes.turnOff}
            </button>
          )}
        </div>
      )}
      {wish === 'recovery' && (
        <PasswordAgain
          name={account.name}
          label={codes.password}
          submit={codes.newRecovery}
          beside={cancel}
          onTrouble={onTrouble}
          onAsk={async (password) => {
            const reply = await call('POST', '/account/recovery-codes', recoveryCodesReply, { password });
            setRecovery(reply.recoveryCodes);
          }}
        />
      )}
      {wish === 'off' && (
        <PasswordAgain
          name={account.name}
          label={codes.password}
          submit={codes.turnOff}
          beside={cancel}
          onTrouble={onTrouble}
          onAsk={async (password) => {
            await call('POST', '/account/code/remove', doneReply, { password });
            onChanged();
          }}
        />
      )}
    </>
  );
}
