// One issue of the newsletter: as it arrives, what is wrong in it, a test, sending, and its numbers.
import { useQueryClient } from '@tanstack/react-query';
import { ADMIN_API } from '@tred/contract/admin-api';
import { useState } from 'react';
import { Link, useParams } from 'react-router';
import { call, useApi } from '../api';
import { mayEditWebsite, useStaff } from '../session';
import { MailError } from '../ui/MailError';
import { Ask, DataTable, Field, Form, focusAfterAction, Loaded, Segments, Title, when } from '../ui/parts';
import { fileAddress } from '../website/where';
import { type Sending, stateNames } from './Newsletter';
import css from './newsletter.module.css';

/** While it is sent. */
const LOOK_EVERY_MS = 5_000;

export function Issue() {
  const { id = '' } = useParams();
  const { session } = useStaff();
  const client = useQueryClient();
  const [isSentHere, setIsSentHere] = useState(false);
  const shown = useApi('GET /newsletter/issue', { query: { id } });
  const { data: list } = useApi(
    'GET /newsletter',
    {},
    {
      refetchInterval: ({ state: { data } }) => {
        const state = data?.issues.find((issue) => issue.id === id)?.sending?.state;
        return state === 'sending' || state === 'scheduled' ? LOOK_EVERY_MS : false;
      },
    },
  );
  const sending = list?.issues.find((issue) => issue.id === id)?.sending;
  const look = () => client.invalidateQueries({ queryKey: ['GET /newsletter'] });
  const inEditor = fileAddress({ path: `letters/${id}.md` });
  return (
    <div className="screen">
      <Link to="/newsletter">All issues</Link>
      <Loaded of={shown}>
        {({ issue: { subject, text, problems }, published, version }) => (
          <>
            <Title>{subject}</Title>
            {sending && <Numbers id={id} sending={sending} takesFocus={isSentHere} onChanged={look} />}
            {!sending &&
              (problems.length === 0 ? (
                <p>Its links, marks and facts are in order.</p>
              ) : (
                <section>
                  <h2>Check this before you send it</h2>
                  <ul className={css.problems}>
                    {problems.map((problem) => (
                      <li key={problem}>{problem}</li>
                    ))}
                  </ul>
                </section>
              ))}
            {!published && (
              <p>
                This is a draft. <Link to={inEditor}>Write it in the editor</Link> and publish it there: then
                it can be sent.
              </p>
            )}
            {published && mayEditWebsite(session) && !sending && (
              <Link to={inEditor}>Change it in the editor</Link>
            )}
            <div className={css.columns}>
              <Preview id={id} version={version} text={text} />
              <div className="screen">
                {list?.mail && <Test id={id} />}
                {list?.mail && !sending && published && (
                  <Send
                    {...{ id, version }}
                    subscribers={list.subscribers}
                    onSent={() => {
                      setIsSentHere(true);
                      void look();
                    }}
                  />
                )}
              </div>
            </div>
          </>
        )}
      </Loaded>
    </div>
  );
}

const widths = [
  ['phone', 'Phone'],
  ['computer', 'Computer'],
  ['text', 'Plain text'],
] as const;

function Preview({ id, version, text }: { id: string; version: string; text: string }) {
  const [width, setWidth] = useState<(typeof widths)[number][0]>('phone');
  return (
    <section>
      <h2>Preview</h2>
      <Segments label="Shown as on" options={widths} isChosen={(one) => one === width} onChoose={setWidth} />
      {width === 'text' ? (
        // biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls
        <pre className={css.plain} tabIndex={0}>
          {text}
        </pre>
      ) : (
        <iframe
          key={version}
          className={css.frame}
          data-width={width}
          src={`${ADMIN_API}/newsletter/frame?id=${encodeURIComponent(id)}`}
          title="The issue"
          sandbox=""
        />
      )}
    </section>
  );
}

function Test({ id }: { id: string }) {
  const [message, setMessage] = useState('');
  return (
    <section>
      <h2>Send a test</h2>
      <Form
        submit="Send a test to me"
        done={message}
        onSend={async (text) => {
          const body = { id, to: text('to').trim() };
          setMessage((await call('POST /newsletter/test', { body })).message);
        }}
      >
        <Field label="Your email address" name="to" type="email" autoComplete="email" required />
      </Form>
    </section>
  );
}

type SendProps = { id: string; version: string; subscribers: number; onSent: () => void };

/** The time is one in Kampala. */
const timeOf = (local: string) => Date.parse(`${local}:00+03:00`);
const localTime = (at: number) => new Date(at + 3 * 60 * 60_000).toISOString().slice(0, 16);

function Send({ id, version, subscribers, onSent }: SendProps) {
  const [local, setLocal] = useState('');
  const at = local ? timeOf(local) : undefined;
  const people = `${subscribers} ${subscribers === 1 ? 'subscriber' : 'subscribers'}`;
  return (
    <section className="part">
      <h2>Send the issue</h2>
      <Field
        label="Day and hour in Kampala (empty: now)"
        type="datetime-local"
        min={localTime(Date.now())}
        value={local}
        onChange={({ target }) => setLocal(target.value)}
      />
      <Ask
        verb={at ? 'Schedule' : 'Send now'}
        question={at ? `Send it on ${when(at)}?` : 'Send it now?'}
        yes={at ? 'Yes, schedule it' : 'Yes, send it'}
        onYes={async () => {
          await call('POST /newsletter/send', { body: { id, version, ...(at && { at }) } });
          onSent();
        }}
      >
        <p>It goes to {people}. Nobody gets it twice.</p>
      </Ask>
    </section>
  );
}

type NumbersProps = { id: string; sending: Sending; takesFocus: boolean; onChanged: () => Promise<void> };

function Numbers({ id, sending, takesFocus, onChanged }: NumbersProps) {
  const { state, at, sent, unsure, waiting, refused, unsubscribed, visits, error, addresses } = sending;
  const counts = {
    Sent: sent,
    Waiting: waiting,
    Refused: refused,
    'Unsubscribed after it': unsubscribed,
    'Visits through its links': visits,
  };
  const stop = () => call('POST /newsletter/stop', { body: { id } }).finally(onChanged);
  return (
    <>
      <p id="issue-state" role="status" tabIndex={-1} ref={takesFocus ? focusAfterAction : undefined}>
        {stateNames[state]}
        {state === 'scheduled' ? ` for ${when(at)}` : `, started ${when(at)}`}.
      </p>
      {error && <MailError error={error} isRetried />}
      {state !== 'scheduled' && (
        <DataTable
          className={css.numbers}
          labelledBy="issue-state"
          columns={['What', 'Count']}
          rows={Object.entries(counts).map((cells) => ({ key: cells[0], cells }))}
        />
      )}
      {unsure > 0 && (
        <p className="quiet">
          {`${unsure} of those sent were on their way when the server or the connection stopped. They have most probably arrived, and are not sent again.`}
        </p>
      )}
      {addresses.length > 0 && (
        <details>
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
      {state === 'scheduled' && (
        <Ask verb="Cancel sending" question="Do not send this issue?" yes="Do not send it" onYes={stop} />
      )}
      {state === 'sending' && (
        <Ask verb="Stop" question="Stop sending this issue?" yes="Stop for good" look="danger" onYes={stop}>
          <p>Those who have not got it yet will not get it.</p>
        </Ask>
      )}
    </>
  );
}
