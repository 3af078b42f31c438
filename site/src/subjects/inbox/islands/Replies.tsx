// Ready-made answers: each opens the mail program with the letter begun and the reference in its subject.
import type { Reply } from '@tred/contract/desk-api';
import { mailLink } from '../mail-link';
import css from './Inbox.module.css';
import { useWords } from './use-words';

type RepliesProps = { email: string; reference: string; replies: readonly Reply[] };

export function Replies({ email, reference, replies }: RepliesProps) {
  const words = useWords().replies;
  return (
    <section className={css.replies} data-screen-only>
      <h3 className={css.subtitle}>{words.title}</h3>
      <p className={css.meta}>{words.hint}</p>
      <ul className={css.buttons}>
        {replies.map((reply) => (
          <li key={reply.id}>
            <a className={css.quiet} href={mailLink(email, reply)}>
              {reply.name}
            </a>
          </li>
        ))}
        <li>
          <a className={css.quiet} href={mailLink(email, { subject: reference })}>
            {words.blank}
          </a>
        </li>
      </ul>
    </section>
  );
}
