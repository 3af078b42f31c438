// Letters to subscribers: all of them with their numbers, and what the next one can be about.
import { type Session, WEBSITE } from '@tred/contract/desk-api';
import type { Overview } from '@tred/contract/editor-api';
import { type Letters, type ListedLetter, lettersReply, type News } from '@tred/contract/letters';
import { type ReactNode, useEffect, useState } from 'react';
import { Action } from '~/components/Action/Action';
import { Badge } from '~/components/Badge/Badge';
import { addDays, formatDate, todayInKampala } from '~/lib/dates';
import { get, inWords, sendRequest } from '../website/send-request';
import { addressOf } from './address';
import inputs from './Inbox.module.css';
import frame from './InboxFrame.module.css';
import { Letter, stateNames } from './Letter';
import css from './Letters.module.css';
import { focusWhenShown, useReply } from './parts';

export type LettersViewProps = { open: string; moved: boolean; session: Session };

export function LettersView(props: LettersViewProps) {
  return props.open ? <Letter key={props.open} {...props} /> : <AllLetters {...props} />;
}

const mayWrite = ({ hasWebsite, rights }: Session) => hasWebsite && rights.includes('edit');

function AllLetters({ moved, session }: LettersViewProps) {
  const reply = useReply('/letters', lettersReply);
  const drafts = useDrafts(mayWrite(session));
  return (
    <div className={frame.view}>
      <h2 className={frame.title} tabIndex={-1} ref={moved ? focusWhenShown : undefined}>
        Letters
      </h2>
      {!reply && <p role="status">Loading …</p>}
      {reply && (
        <>
          <p className={frame.lead}>
            {`${reply.subscribers} confirmed ${reply.subscribers === 1 ? 'subscriber' : 'subscribers'}.`}
            {!reply.mail &&
              ' This desk has no mail server, so nothing can be sent: an administrator sets SMTP_URL.'}
          </p>
          <LetterRows letters={reply.letters} drafts={drafts} />
          {mayWrite(session) ? (
            <NewLetter {...reply} taken={[...reply.letters, ...drafts].map(({ id }) => id)} />
          ) : (
            <p className={frame.meta}>
              Letters are written in the editor, by people who may edit the website, or as files in
              content/letters.
            </p>
          )}
        </>
      )}
    </div>
  );
}

type Draft = { id: string; title: string };

/** Of the editor, which starts for it. */
function useDrafts(ask: boolean): Draft[] {
  const [drafts, setDrafts] = useState<Draft[]>([]);
  useEffect(() => {
    if (!ask) return;
    let current = true;
    get<Overview>('/overview').then((reply) => {
      const files = reply.ok ? reply.data.types.find(({ id }) => id === 'letters')?.files : undefined;
      if (current && files)
        setDrafts(files.map(({ path, title }) => ({ id: path.replace(/^letters\/|\.md$/g, ''), title })));
    });
    return () => {
      current = false;
    };
  }, [ask]);
  return drafts;
}

function LetterRows({ letters, drafts }: { letters: readonly ListedLetter[]; drafts: readonly Draft[] }) {
  const unpublished = drafts.filter(({ id }) => !letters.some((letter) => letter.id === id));
  if (letters.length + unpublished.length === 0) return <p>There is no letter yet.</p>;
  return (
    <ul className={frame.events}>
      {unpublished.map(({ id, title }) => (
        <Row key={id} id={id} title={title} state="Draft" />
      ))}
      {letters.map(({ id, title, sending }) => (
        <Row key={id} id={id} title={title} state={sending ? stateNames[sending.state] : 'Not sent'}>
          {sending && sending.state !== 'scheduled' && (
            <>
              {`${sending.sent} sent, ${sending.refused} refused, `}
              {`${sending.unsubscribed} unsubscribed, ${sending.visits} visits`}
            </>
          )}
        </Row>
      ))}
    </ul>
  );
}

function Row({ id, title, state, children }: Draft & { state: string; children?: ReactNode }) {
  return (
    <li>
      <a className={frame.event} href={addressOf('letters', id)}>
        <span className={frame.eventTitle}>{title}</span>
        {children && <span className={frame.meta}>{children}</span>}
        <Badge tone={state === stateNames.sent ? 'good' : 'neutral'}>{state}</Badge>
      </a>
    </li>
  );
}

const kinds = ['Articles', 'Releases', 'Events'] as const;
/** Of events without a tick by the reader. */
const SOON = 45;

/** Articles and releases since the last letter, and events soon. */
const isNew = ({ kind, date }: News, since: string, today: string) =>
  kind === 'Events' ? date <= addDays(today, SOON) : date > since;

/** An event has an entry for each of its days. */
const keyOf = ({ href, date }: News) => `${href} ${date}`;

const linkTo = ({ title, href, text }: News) => `- [${title.replaceAll(/[[\]]/g, '')}](${href}): ${text}`;

function NewLetter({ news, lastDate, taken }: Letters & { taken: readonly string[] }) {
  const today = todayInKampala();
  const [chosen, setChosen] = useState(() => news.filter((item) => isNew(item, lastDate, today)).map(keyOf));
  const [problem, setProblem] = useState('');

  async function start() {
    const month = today.slice(0, 7);
    let id = month;
    for (let number = 2; taken.includes(id); number += 1) id = `${month}-${number}`;
    const name = formatDate(today).replace(/^\d+ /, '');
    const parts = kinds.map((kind) => {
      const items = news.filter((item) => item.kind === kind && chosen.includes(keyOf(item)));
      return items.length > 0 ? `## ${kind}\n\n${items.map(linkTo).join('\n')}\n` : '';
    });
    const saving = {
      path: `letters/${id}.md`,
      version: '',
      value: {
        title: `What is new in ${name}`,
        description: `The letter of ${name}: new articles, what changed in the product, and the events that you can come to next.`,
        date: today,
        sample: false,
        draft: false,
      },
      body: ['[Say in two sentences what this letter is about.]\n', ...parts].filter(Boolean).join('\n'),
    };
    const reply = await sendRequest('PUT', '/file', JSON.stringify(saving));
    if (reply.ok) location.href = `${WEBSITE}#${saving.path}`;
    else setProblem(inWords(reply));
  }

  return (
    <section className={css.part}>
      <h3 className={frame.subtitle}>Write the next letter</h3>
      <p className={frame.lead}>
        Tick what it is about. The letter opens in the editor with a line for each.
      </p>
      {kinds.map((kind) => {
        const items = news.filter((item) => item.kind === kind);
        if (items.length === 0) return null;
        return (
          <fieldset key={kind} className={css.news}>
            <legend>{kind}</legend>
            {items.map((item) => (
              <label key={keyOf(item)} className={inputs.tick}>
                <input
                  type="checkbox"
                  checked={chosen.includes(keyOf(item))}
                  onChange={({ target }) => {
                    const others = chosen.filter((key) => key !== keyOf(item));
                    setChosen(target.checked ? [...others, keyOf(item)] : others);
                  }}
                />
                <span>
                  {item.title} <span className={frame.meta}>{formatDate(item.date)}</span>
                </span>
              </label>
            ))}
          </fieldset>
        );
      })}
      <p className={frame.problem} role="alert">
        {problem}
      </p>
      <Action look="secondary" onClick={start}>
        Start the letter
      </Action>
    </section>
  );
}
