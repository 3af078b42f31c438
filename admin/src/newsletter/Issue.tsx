// One issue of the newsletter: as it arrives, what is wrong in it, a test, sending, and its numbers.
import { useQueryClient } from '@tanstack/react-query';
import { ADMIN_API } from '@tred/contract/admin-api';
import { useState } from 'react';
import { Link, useParams } from 'react-router';
import { Table } from '~/components/Table/Table';
import { call, useApi } from '../api';
import { mayEditWebsite, useStaff } from '../session';
import { MailError } from '../ui/MailError';
import { Ask, Button, Form, focusAfterAction, Loaded, Title, textOf, when } from '../ui/parts';
import ui from '../ui/ui.module.css';
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
    <div className={ui.screen}>
      <p>
        <Link to="/newsletter">All issues</Link>
      </p>
      <Loaded of={shown}>
        {({ issue, published, version }) => (
          <>
            <Title>{issue.subject}</Title>
            {sending && <Numbers id={id} sending={sending} takesFocus={isSentHere} onChanged={look} />}
            {!sending && <Checks problems={issue.problems} />}
            {!published && (
              <p>
                This is a draft. <Link to={inEditor}>Write it in the editor</Link> and publish it there: then
                it can be sent.
              </p>
            )}
            {published && mayEditWebsite(session) && !sending && (
              <p>
                <Link to={inEditor}>Change it in the editor</Link>
              </p>
            )}
            <div className={css.columns}>
              <Preview id={id} version={version} text={issue.text} />
              <div className={css.forms}>
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

function Checks({ problems }: { problems: readonly string[] }) {
  if (problems.length === 0) return <p>Its links, marks and facts are in order.</p>;
  return (
    <section>
      <h2 className={ui.subtitle}>Check this before you send it</h2>
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
      <h2 className={ui.subtitle}>Preview</h2>
      <div className={ui.row}>
        {Object.entries(looks).map(([name, label]) => (
          <Button key={name} aria-pressed={name === look} onClick={() => setLook(name as Look)}>
            {label}
          </Button>
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
    <section className={css.part}>
      <h2 className={ui.subtitle}>Send a test</h2>
      <Form
        submit="Send a test to me"
        look="usual"
        done={message}
        onSend={async (fields) => {
          setMessage('');
          const body = { id, to: textOf(fields, 'to').trim() };
          setMessage((await call('POST /newsletter/test', { body })).message);
        }}
      >
        <label>
          Your email address
          <input className={ui.input} name="to" type="email" autoComplete="email" required />
        </label>
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
    <section className={css.part}>
      <h2 className={ui.subtitle}>Send the issue</h2>
      <label className={ui.label}>
        Day and hour in Kampala (empty: now)
        <input
          className={ui.input}
          type="datetime-local"
          min={localTime(Date.now())}
          value={local}
          onChange={({ target }) => setLocal(target.value)}
        />
      </label>
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

type NumbersProps = {
  id: string;
  sending: Sending;
  takesFocus: boolean;
  onChanged: () => Promise<void>;
};

function Numbers({ id, sending, takesFocus, onChanged }: NumbersProps) {
  const { state, at, sent, unsure, waiting, refused, unsubscribed, visits, error, addresses } = sending;
  const rows = [
    ['Sent', sent],
    ['Waiting', waiting],
    ['Refused', refused],
    ['Unsubscribed after it', unsubscribed],
    ['Visits through its links', visits],
  ] as const;
  const stop = () => call('POST /newsletter/stop', { body: { id } }).finally(onChanged);
  return (
    <>
      <p id="issue-state" role="status" tabIndex={-1} ref={takesFocus ? focusAfterAction : undefined}>
        {stateNames[state]}
        {state === 'scheduled' ? ` for ${when(at)}` : `, started ${when(at)}`}.
      </p>
      {error && <MailError error={error} isRetried />}
      {state !== 'scheduled' && (
        <Table
          className={css.numbers}
          labelledBy="issue-state"
          columns={[{ name: 'What' }, { name: 'Count' }]}
          rows={rows.map(([name, count]) => ({ key: name, head: name, cells: [{ content: count }] }))}
        />
      )}
      {unsure > 0 && (
        <p className={ui.quiet}>
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
        <Ask verb="Stop" question="Stop sending this issue?" yes="Stop for good" isDanger onYes={stop}>
          <p>Those who have not got it yet will not get it.</p>
        </Ask>
      )}
    </>
  );
}
