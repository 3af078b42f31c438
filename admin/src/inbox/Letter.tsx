// One letter: as it arrives, what is wrong in it, a test, sending, and its numbers.
import { DESK_API, doneReply, type Session, WEBSITE } from '@tred/contract/desk-api';
import {
  type LetterContent,
  type LetterState,
  letterReply,
  lettersReply,
  type Sending,
  testReply,
} from '@tred/contract/letters';
import { useEffect, useState } from 'react';
import { Action } from '~/components/Action/Action';
import { Table } from '~/components/Table/Table';
import { addressOf } from './address';
import { call } from './api';
import inputs from './Inbox.module.css';
import frame from './InboxFrame.module.css';
import css from './Letters.module.css';
import { focusWhenShown, MailError, RequestForm, useOnError, useReply, when } from './parts';

export const stateNames: Record<LetterState, string> = {
  scheduled: 'Will be sent',
  sending: 'Being sent',
  stopped: 'Stopped',
  sent: 'Sent',
};

type LetterProps = { open: string; moved: boolean; session: Session };

/** While it is sent. */
const LOOK_EVERY_MS = 5_000;

export function Letter({ open, moved, session }: LetterProps) {
  const [round, setRound] = useState(0);
  const [isSentHere, setIsSentHere] = useState(false);
  const shown = useReply(`/letters/letter?id=${encodeURIComponent(open)}`, letterReply);
  const list = useReply('/letters', lettersReply, round);
  const listed = list?.letters.find(({ id }) => id === open);
  const sending = listed?.sending;
  const isMoving = sending?.state === 'sending' || sending?.state === 'scheduled';
  const look = () => setRound((before) => before + 1);
  useEffect(() => {
    if (!isMoving) return;
    const timer = setInterval(() => setRound((before) => before + 1), LOOK_EVERY_MS);
    return () => clearInterval(timer);
  }, [isMoving]);
  const title = shown?.letter.subject ?? listed?.title;
  return (
    <div className={frame.view}>
      <p>
        <a href={addressOf('letters')}>All letters</a>
      </p>
      {title === undefined && <p role="status">Loading …</p>}
      {title !== undefined && (
        <h2 className={frame.title} tabIndex={-1} ref={moved ? focusWhenShown : undefined}>
          {title}
        </h2>
      )}
      {sending && <Numbers id={open} sending={sending} takesFocus={isSentHere} onChanged={look} />}
      {shown && (
        <>
          {!sending && <Checks {...shown.letter} />}
          <div className={css.columns}>
            <Preview id={open} version={shown.version} text={shown.letter.text} />
            <div className={css.forms}>
              {list?.mail && <Test id={open} />}
              {list?.mail && !sending && shown.published && (
                <Send
                  id={open}
                  version={shown.version}
                  subscribers={list.subscribers}
                  onSent={() => {
                    setIsSentHere(true);
                    look();
                  }}
                />
              )}
            </div>
          </div>
          {!shown.published && (
            <p className={frame.lead}>
              This is a draft. <a href={`${WEBSITE}#letters/${open}.md`}>Write it in the editor</a>, and
              publish it there: then it can be sent.
            </p>
          )}
          {shown.published && session.hasWebsite && session.rights.includes('edit') && !sending && (
            <p className={frame.meta}>
              <a href={`${WEBSITE}#letters/${open}.md`}>Change it in the editor</a>
            </p>
          )}
        </>
      )}
    </div>
  );
}

function Checks({ problems }: LetterContent) {
  if (problems.length === 0) return <p>Its links, marks and facts are in order.</p>;
  return (
    <section>
      <h3 className={frame.subtitle}>Look at this before you send it</h3>
      <ul className={css.problems}>
        {problems.map((problem) => (
          <li key={problem}>{problem}</li>
        ))}
      </ul>
    </section>
  );
}

const looks = { phone: 'Phone', computer: 'Computer', text: 'Plain text' } as const;
type Look = keyof typeof looks;

function Preview({ id, version, text }: { id: string; version: string; text: string }) {
  const [look, setLook] = useState<Look>('phone');
  return (
    <section className={css.part}>
      <h3 className={frame.subtitle}>As it arrives</h3>
      <div className={frame.period}>
        {Object.entries(looks).map(([name, label]) => (
          <button
            key={name}
            className={frame.quiet}
            type="button"
            aria-pressed={name === look}
            onClick={() => setLook(name as Look)}
          >
            {label}
          </button>
        ))}
      </div>
      {look === 'text' ? (
        // biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls
        <pre className={css.plain} tabIndex={0}>
          {text}
        </pre>
      ) : (
        <iframe
          key={version}
          className={css.frame}
          data-look={look}
          src={`${DESK_API}/letters/frame?id=${encodeURIComponent(id)}`}
          title="The letter"
          sandbox=""
        />
      )}
    </section>
  );
}

function Test({ id }: { id: string }) {
  const [to, setTo] = useState('');
  const [message, setMessage] = useState('');
  return (
    <section className={css.part}>
      <h3 className={frame.subtitle}>Send a test</h3>
      <RequestForm
        submit="Send a test to me"
        look="secondary"
        onRequest={async () => {
          setMessage('');
          const reply = await call('POST', '/letters/test', testReply, { id, to: to.trim() });
          setMessage(reply.message);
        }}
      >
        <label>
          Your email address
          <input
            className={inputs.input}
            type="email"
            autoComplete="email"
            value={to}
            onChange={({ target }) => setTo(target.value)}
            required
          />
        </label>
        <p className={inputs.good} role="status">
          {message}
        </p>
      </RequestForm>
    </section>
  );
}

type SendProps = { id: string; version: string; subscribers: number; onSent: () => void };

/** The time is one in Kampala. */
const timeOf = (local: string) => Date.parse(`${local}:00+03:00`);
const localTime = (at: number) => new Date(at + 3 * 60 * 60_000).toISOString().slice(0, 16);

function Send({ id, version, subscribers, onSent }: SendProps) {
  const [local, setLocal] = useState('');
  const [asks, setAsks] = useState(false);
  const at = local ? timeOf(local) : undefined;
  const people = `${subscribers} ${subscribers === 1 ? 'subscriber' : 'subscribers'}`;
  return (
    <section className={css.part}>
      <h3 className={frame.subtitle}>Send it</h3>
      <RequestForm
        submit={asks ? 'Yes, send it' : at ? 'Send it then' : 'Send it now'}
        beside={
          asks && (
            <button className={inputs.quiet} type="button" onClick={() => setAsks(false)}>
              Not yet
            </button>
          )
        }
        onRequest={async () => {
          if (!asks) {
            setAsks(true);
            return;
          }
          await call('POST', '/letters/send', doneReply, { id, version, ...(at && { at }) });
          onSent();
        }}
      >
        <label>
          Day and hour in Kampala; now if empty
          <input
            className={inputs.input}
            type="datetime-local"
            min={localTime(Date.now())}
            value={local}
            onChange={({ target }) => {
              setLocal(target.value);
              setAsks(false);
            }}
          />
        </label>
        <p role="status">
          {asks && `It goes to ${people}${at ? `, from ${when(at)} on` : ' now'}. Nobody gets it twice.`}
        </p>
      </RequestForm>
    </section>
  );
}

type NumbersProps = { id: string; sending: Sending; takesFocus: boolean; onChanged: () => void };

function Numbers({ id, sending, takesFocus, onChanged }: NumbersProps) {
  const onError = useOnError();
  const { state, at, sent, unsure, waiting, refused, unsubscribed, visits, error, addresses } = sending;
  const rows = [
    ['Sent', sent],
    ['Waiting', waiting],
    ['Refused', refused],
    ['Unsubscribed after it', unsubscribed],
    ['Visits through its links', visits],
  ] as const;
  const [asks, setAsks] = useState(false);
  const stop = () =>
    call('POST', '/letters/stop', doneReply, { id }).then(onChanged, (cause) => {
      onError(cause);
      onChanged();
    });
  return (
    <>
      <p
        className={frame.lead}
        id="letter-state"
        role="status"
        tabIndex={-1}
        ref={takesFocus ? focusWhenShown : undefined}
      >
        {stateNames[state]}
        {state === 'scheduled' ? ` from ${when(at)} on` : `, begun ${when(at)}`}.
      </p>
      {error && <MailError error={error} state="waiting" />}
      {state !== 'scheduled' && (
        <Table
          className={frame.narrow}
          labelledBy="letter-state"
          columns={[{ name: 'What' }, { name: 'Count' }]}
          rows={rows.map(([name, count]) => ({ key: name, head: name, cells: [{ content: count }] }))}
        />
      )}
      {unsure > 0 && (
        <p className={frame.meta}>
          {`${unsure} of those sent were on their way at the moment when the desk or the connection ended. They have most probably arrived, and are not sent again.`}
        </p>
      )}
      {addresses.length > 0 && (
        <details className={frame.more}>
          <summary>Refused addresses</summary>
          <ul>
            {addresses.map((one) => (
              <li key={one.email}>
                {one.email}: {one.error}
              </li>
            ))}
          </ul>
        </details>
      )}
      <div className={inputs.buttons}>
        {state === 'scheduled' && (
          <Action look="secondary" onClick={stop}>
            Do not send it
          </Action>
        )}
        {state === 'sending' && (
          <Action look="secondary" onClick={asks ? stop : () => setAsks(true)}>
            {asks ? 'Yes, stop it for good' : 'Stop'}
          </Action>
        )}
        {state === 'sending' && asks && (
          <button className={inputs.quiet} type="button" onClick={() => setAsks(false)}>
            Let it go on
          </button>
        )}
      </div>
    </>
  );
}
