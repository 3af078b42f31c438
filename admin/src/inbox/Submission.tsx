// One submission: who wrote, the message and the answer; then details, notes, emails and personal data.

import { useQueryClient } from '@tanstack/react-query';
import { ADMIN_API, type SpamReason, statuses } from '@tred/contract/admin-api';
import { useState } from 'react';
import { Link, useNavigate } from 'react-router';
import { Badge } from '~/components/Badge/Badge';
import { call, type Submission, useApi, useChange } from '../api';
import { useStaff } from '../session';
import { MailError } from '../ui/MailError';
import { Ask, Button, buttonClass, Form, Loaded, Message, Title, textOf, when } from '../ui/parts';
import ui from '../ui/ui.module.css';
import { Answering } from './Answering';
import css from './inbox.module.css';
import { useRows } from './listing';
import { statusNames } from './statuses';

const spamReasons: Record<SpamReason, string> = {
  honeypot: 'a hidden field was filled in',
  'too-fast': 'it was sent faster than a person types',
  staff: 'someone here marked it',
};

export function SubmissionScreen({ reference }: { reference: string }) {
  const input = { params: { reference } };
  const submission = useApi('GET /submissions/:reference', input, { staleTime: Number.POSITIVE_INFINITY });
  return (
    <article className={css.submission} aria-labelledby="submission-title">
      {/* On wide screens the list is beside it. */}
      <Link className={`${buttonClass()} ${css.back}`} to="/inbox" data-screen-only>
        Back to the list
      </Link>
      <Loaded of={submission} lines={10}>
        {(data) => <Opened submission={data.submission} />}
      </Loaded>
    </article>
  );
}

function Opened({ submission }: { submission: Submission }) {
  const { reference, who, form, createdAt, place, spam, values, mails, person } = submission;
  const { session } = useStaff();
  const { show } = useRows();
  const change = useChange('PATCH /submissions/:reference');
  const [pressed, setPressed] = useState(submission.status);
  const [known, setKnown] = useState(submission.status);
  if (known !== submission.status) {
    setKnown(submission.status);
    setPressed(submission.status);
  }
  const set = (body: { status?: (typeof statuses)[number]; spam?: boolean }) => {
    if (body.status) setPressed(body.status);
    change.mutate(
      { params: { reference }, body },
      { onSuccess: show, onError: () => setPressed(submission.status) },
    );
  };
  const messages = values.filter(({ isMessage }) => isMessage);
  const details = values.filter(({ isMessage }) => !isMessage);

  return (
    <>
      <Title id="submission-title" tab={reference}>
        <span className={css.reference}>{reference}</span> {who}
      </Title>
      <p className={ui.quiet}>
        {form}, {when(createdAt)}{' '}
        {place && (
          <Badge tone={place === 'confirmed' ? 'good' : 'busy'}>
            {place === 'confirmed' ? 'Has a place' : 'On the waiting list'}
          </Badge>
        )}
      </p>
      {spam && <p className={ui.error}>Marked as spam: {spamReasons[spam]}.</p>}
      <fieldset className={ui.segments} data-screen-only>
        <legend className="visually-hidden">Status</legend>
        {statuses.map((one) => (
          <button key={one} type="button" aria-pressed={one === pressed} onClick={() => set({ status: one })}>
            {statusNames[one]}
          </button>
        ))}
      </fieldset>
      <Message error={change.error?.message} />
      {messages.map(({ label, value }) => (
        <section key={label} className={css.message}>
          <h2 className={ui.quiet}>{label}</h2>
          <p className={css.text}>{value}</p>
        </section>
      ))}
      <Answering submission={submission} />
      <dl className={css.details}>
        {details.map(({ label, value }) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      <Notes submission={submission} />
      <Mails mails={mails} />
      <section className={css.section} data-screen-only>
        <h2 className={ui.subtitle}>{person ?? 'More'}</h2>
        <div className={ui.row}>
          <Button onClick={() => set({ spam: spam === null })}>{spam ? 'Not spam' : 'Mark as spam'}</Button>
          {person && session.rights.includes('export') && <PersonalData person={person} />}
        </div>
      </section>
    </>
  );
}

function Notes({ submission: { reference, notes } }: { submission: Submission }) {
  const { show } = useRows();
  const [isSaved, setSaved] = useState(false);
  return (
    <section className={css.section}>
      <h2 className={ui.subtitle}>Notes</h2>
      <ul>
        {notes.map(({ id, author, text, createdAt }) => (
          <li className={css.note} key={id}>
            <span className={ui.quiet}>
              {author}, {when(createdAt)}
            </span>
            <p className={css.text}>{text}</p>
          </li>
        ))}
      </ul>
      <div className={css.write} data-screen-only>
        <Form
          submit="Save note"
          look="usual"
          done={isSaved && 'Note saved.'}
          onSend={async (fields) => {
            setSaved(false);
            const body = { text: textOf(fields, 'text') };
            show(await call('POST /submissions/:reference/notes', { params: { reference }, body }));
            setSaved(true);
          }}
        >
          <label>
            Add a note
            <textarea className={ui.input} name="text" rows={3} maxLength={5000} required />
          </label>
        </Form>
      </div>
    </section>
  );
}

const Mails = ({ mails }: Pick<Submission, 'mails'>) =>
  mails.length > 0 && (
    <section className={css.section}>
      <h2 className={ui.subtitle}>Emails</h2>
      <ul>
        {mails.map(({ to, subject, state, attempts, error, at }) => (
          <li className={css.note} key={`${to} ${subject} ${at}`}>
            {`${subject} to ${to}: ${state}, ${when(at)}`}
            {state !== 'sent' && attempts > 0 && `, tried ${attempts === 1 ? 'once' : `${attempts} times`}`}
            {error && <MailError error={error} isRetried={state === 'waiting'} />}
          </li>
        ))}
      </ul>
    </section>
  );

/** Exports and erases everything that is found by an email address or a phone number. */
function PersonalData({ person }: { person: string }) {
  const { session } = useStaff();
  const client = useQueryClient();
  const navigate = useNavigate();
  const note = !session.rights.includes('security') && (
    <p className={ui.quiet}>
      Security reports of this person, if any, are neither exported nor erased: ask someone who may read them.
    </p>
  );
  return (
    <>
      <form method="post" action={`${ADMIN_API}/person/export`}>
        <input type="hidden" name="person" value={person} />
        <Button type="submit">Export this person’s data</Button>
      </form>
      <Ask
        verb="Erase this person’s data"
        question={`Erase everything about ${person}?`}
        yes="Erase"
        isDanger
        onYes={async () => {
          await call('POST /person/erase', { body: { person } });
          await navigate('/inbox');
          await client.invalidateQueries({ queryKey: ['POST /submissions/search'] });
        }}
      >
        <p>All submissions, notes, emails and subscriptions found by it are deleted for good.</p>
        {note}
      </Ask>
      {note}
    </>
  );
}
