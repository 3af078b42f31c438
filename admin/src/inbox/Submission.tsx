// One submission: who wrote, the message and the answer; then details, notes, emails and personal data.
import { useQueryClient } from '@tanstack/react-query';
import { ADMIN_API, type SpamReason, statuses } from '@tred/contract/admin-api';
import { Link, useNavigate } from 'react-router';
import { Badge } from '~/components/Badge/Badge';
import { call, type Submission, useApi, useChange } from '../api';
import { useStaff } from '../session';
import { MailError } from '../ui/MailError';
import { Ask, Button, Form, Loaded, Message, Segments, Title, tried, when } from '../ui/parts';
import { Answering, mayBeUndone } from './Answering';
import css from './inbox.module.css';
import { useShow } from './listing';
import { statusNames } from './statuses';

const spamReasons: Record<SpamReason, string> = {
  honeypot: 'a hidden field was filled in',
  'too-fast': 'it was sent faster than a person types',
  staff: 'someone here marked it',
};

/** What becomes of an answer shows by itself. */
const LOOK_EVERY_MS = 3_000;

export function SubmissionScreen({ reference }: { reference: string }) {
  const submission = useApi(
    'GET /submissions/:reference',
    { params: { reference } },
    {
      staleTime: Number.POSITIVE_INFINITY,
      refetchInterval: ({ state: { data } }) =>
        data?.submission.answers.some(mayBeUndone) ? LOOK_EVERY_MS : false,
    },
  );
  return (
    <article className={css.submission} aria-labelledby="submission-title">
      {/* On wide screens the list is beside it. */}
      <Link className={`button ${css.back}`} to="/inbox" data-screen-only>
        Back to the list
      </Link>
      <Loaded of={submission} lines={10}>
        {(data) => <Opened submission={data.submission} />}
      </Loaded>
    </article>
  );
}

const statusOptions = statuses.map((status) => [status, statusNames[status]] as const);

function Opened({ submission }: { submission: Submission }) {
  const { reference, who, form, createdAt, place, spam, values, mails, person, status } = submission;
  const { session } = useStaff();
  const show = useShow();
  const change = useChange('PATCH /submissions/:reference');
  const set = (body: { status?: typeof status; spam?: boolean }) =>
    change.mutate({ params: { reference }, body }, { onSuccess: show });
  const pressed = (change.isPending && change.variables.body.status) || status;
  const messages = values.filter(({ isMessage }) => isMessage);
  const details = values.filter(({ isMessage }) => !isMessage);

  return (
    <>
      <Title id="submission-title" tab={reference}>
        <span className={css.reference}>{reference}</span> {who}
      </Title>
      <p className="quiet">
        {form}, {when(createdAt)}{' '}
        {place && (
          <Badge tone={place === 'confirmed' ? 'good' : 'busy'}>
            {place === 'confirmed' ? 'Has a place' : 'On the waiting list'}
          </Badge>
        )}
      </p>
      {spam && <p className="error">Marked as spam: {spamReasons[spam]}.</p>}
      <Segments
        label="Status"
        options={statusOptions}
        isChosen={(one) => one === pressed}
        onChoose={(status) => set({ status })}
      />
      <Message error={change.error?.message} />
      {messages.map(({ label, value }) => (
        <section key={label} className="card">
          <h2 className="quiet">{label}</h2>
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
      <section className="part" data-screen-only>
        <h2>{person ?? 'More'}</h2>
        <div className="row">
          <Button onClick={() => set({ spam: spam === null })}>{spam ? 'Not spam' : 'Mark as spam'}</Button>
          {person && session.rights.includes('export') && <PersonalData person={person} />}
        </div>
      </section>
    </>
  );
}

function Notes({ submission: { reference, notes } }: { submission: Submission }) {
  const show = useShow();
  return (
    <section className="part">
      <h2>Notes</h2>
      <ul className="stack">
        {notes.map(({ id, author, text, createdAt }) => (
          <li key={id}>
            <span className="quiet">
              {author}, {when(createdAt)}
            </span>
            <p className={css.text}>{text}</p>
          </li>
        ))}
      </ul>
      <div className={css.write} data-screen-only>
        <Form
          submit="Save note"
          done="Note saved."
          onSend={async (text) => {
            const body = { text: text('text') };
            show(await call('POST /submissions/:reference/notes', { params: { reference }, body }));
          }}
        >
          <label>
            Add a note
            <textarea name="text" rows={3} maxLength={5000} required />
          </label>
        </Form>
      </div>
    </section>
  );
}

const Mails = ({ mails }: Pick<Submission, 'mails'>) =>
  mails.length > 0 && (
    <section className="part">
      <h2>Emails</h2>
      <ul className="stack">
        {mails.map(({ to, subject, state, attempts, error, at }) => (
          <li key={`${to} ${subject} ${at}`}>
            {`${subject} to ${to}: ${state}, ${when(at)}`}
            {state !== 'sent' && attempts > 0 && `, ${tried(attempts)}`}
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
    <p className="quiet">
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
        look="danger"
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
