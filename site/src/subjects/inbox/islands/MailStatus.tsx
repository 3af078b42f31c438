// How the outgoing mail is doing, in one line, with a way to try again.
import { doneReply, type MailOverview, mailReply } from '@tred/contract/desk-api';
import { useEffect, useState } from 'react';
import { fillPlaces } from '~/lib/words';
import { call } from './api';
import css from './Inbox.module.css';
import { useWords } from './use-words';

export function MailStatus({ onTrouble }: { onTrouble: (error: unknown) => void }) {
  const words = useWords().mail;
  const [mail, setMail] = useState<MailOverview>();
  const [round, setRound] = useState(0);

  // biome-ignore lint/correctness/useExhaustiveDependencies: `round` asks again
  useEffect(() => {
    call('GET', '/mail', mailReply).then(setMail, onTrouble);
  }, [round, onTrouble]);

  if (!mail) return null;
  const { configured, waiting, sent, failed, lastError } = mail;
  return (
    <div className={css.mail} data-screen-only>
      <p>
        {fillPlaces(words.line, { sent, waiting, failed })} {!configured && words.notConfigured}
      </p>
      {lastError && <p className={css.warning}>{fillPlaces(words.lastError, { error: lastError })}</p>}
      {configured && waiting + failed > 0 && (
        <button
          className={css.quiet}
          type="button"
          onClick={() => call('POST', '/mail/retry', doneReply).then(() => setRound(round + 1), onTrouble)}
        >
          {words.send}
        </button>
      )}
    </div>
  );
}
