// How the outgoing mail is doing, in one line, with a way to try again.
import { doneReply, type MailOverview, mailReply } from '@tred/contract/desk-api';
import { useEffect, useState } from 'react';
import { call } from './api';
import css from './Inbox.module.css';

export function MailLine({ onTrouble }: { onTrouble: (error: unknown) => void }) {
  const [mail, setMail] = useState<MailOverview>();
  const [round, setRound] = useState(0);

  // biome-ignore lint/correctness/useExhaustiveDependencies: `round` asks again
  useEffect(() => {
    call('GET', '/mail', mailReply).then(setMail, onTrouble);
  }, [round, onTrouble]);

  if (!mail) return null;
  const { configured, waiting, sent, failed, lastError } = mail;
  return (
    <div className={css.mail}>
      <p>
        Mail: {sent} sent, {waiting} waiting, {failed} failed.
        {!configured && ' No mail server is set, so mail waits.'}
      </p>
      {lastError && <p className={css.warning}>Last error: {lastError}</p>}
      {configured && waiting + failed > 0 && (
        <button
          className={css.quiet}
          type="button"
          onClick={() => call('POST', '/mail/retry', doneReply).then(() => setRound(round + 1), onTrouble)}
        >
          Send now
        </button>
      )}
    </div>
  );
}
