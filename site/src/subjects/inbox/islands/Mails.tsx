// The mail that was sent about an entry, and what became of it.
import type { Mail } from '@tred/contract/desk-api';
import { fillPlaces } from '~/lib/words';
import css from './Inbox.module.css';
import { useWords } from './use-words';
import { when } from './words';

export function Mails({ mails }: { mails: readonly Mail[] }) {
  const words = useWords().entry;
  return (
    <section>
      <h3 className={css.subtitle}>{words.mail}</h3>
      {mails.length === 0 && <p className={css.meta}>{words.noMail}</p>}
      <ul>
        {mails.map(({ to, subject, state, attempts, error, at }) => {
          const bare = words.mailState[state];
          const told =
            state !== 'sent' && attempts > 0
              ? fillPlaces(words.tries, { state: bare, count: attempts })
              : bare;
          return (
            <li className={css.note} key={`${to} ${subject} ${at}`}>
              {fillPlaces(words.mailLine, { subject, to, state: told, at: when(at) })}
              {error && <span className={css.warning}> {error}</span>}
            </li>
          );
        })}
      </ul>
    </section>
  );
}
