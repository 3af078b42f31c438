// The staff list for owners: add, change rights, remove.
import { doneReply } from '@tred/contract/desk-api';
import { type Right, rights } from '@tred/contract/rights';
import {
  MAX_NAME,
  newPasswordReply,
  type StaffList as PeopleState,
  type StaffMember,
  staffListReply,
} from '@tred/contract/staff-api';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { Action } from '~/components/Action/Action';
import { Badge } from '~/components/Badge/Badge';
import { call, InboxError } from './api';
import css from './Inbox.module.css';
import { focusWhenShown, RequestForm, rightNames, textOf, useOnError, when } from './parts';

type StaffListProps = { me: string; onSessionChanged: () => void };

/** A success, an error, or a generated password. */
type StaffChangeResult = { text: string } | { problem: string } | { name: string; password: string };

/** Messages about a new person or everyone are not on a card. */
const addition = '+';
const everyone = '*';

export function StaffList({ me, onSessionChanged }: StaffListProps) {
  const onError = useOnError();
  const [state, setState] = useState<PeopleState>();
  const [result, setResult] = useState<{ about: string; outcome: StaffChangeResult }>();
  const [round, setRound] = useState(0);
  const [ownPassword, setOwnPassword] = useState('');
  const passwordField = useRef<HTMLInputElement>(null);

  // biome-ignore lint/correctness/useExhaustiveDependencies: `round` asks again
  useEffect(() => {
    call('GET', '/staff', staffListReply).then(setState, onError);
  }, [round, onError]);

  /** Reloads the list after every change, also a refused one. */
  async function change(about: string, work: () => Promise<StaffChangeResult>): Promise<void> {
    setResult(undefined);
    try {
      requirePassword();
      setResult({ about, outcome: await work() });
      setOwnPassword('');
    } catch (error) {
      if (!(error instanceof InboxError) || error.loggedOut) return onError(error);
      setResult({ about, outcome: { problem: error.message } });
    }
    setRound((last) => last + 1);
  }

  function requirePassword() {
    if (ownPassword !== '') return;
    passwordField.current?.focus();
    throw new InboxError('Enter your password above first.');
  }

  const resultOf = (about: string) => (
    <div role="status">{result?.about === about && <ChangeResult outcome={result.outcome} />}</div>
  );

  const setRights = (name: string, rights: readonly Right[]) =>
    change(name, async () => {
      setState((last) => last && withRights(last, name, rights));
      await call('POST', '/staff/rights', doneReply, { name, rights, ownPassword });
      if (name === me) onSessionChanged();
      return { text: `Rights of ${name} saved.` };
    });

  const doTo = (name: string, what: StaffChange) =>
    change(what === 'remove' ? everyone : name, async () => {
      if (what === 'password')
        return call('POST', '/staff/password', newPasswordReply, { name, ownPassword });
      await call('POST', `/staff/${paths[what]}`, doneReply, { name, ownPassword });
      if (name === me) onSessionChanged();
      return { text: `${name} ${done[what]}` };
    });

  const require = (required: boolean) =>
    change(everyone, async () => {
      await call('POST', '/staff/require-codes', doneReply, { required, ownPassword });
      // The owner who requires codes may have none.
      onSessionChanged();
      return { text: '' };
    });

  if (!state) return <p role="status">Loading …</p>;
  return (
    <>
      <h2 className={css.title} tabIndex={-1} ref={focusWhenShown}>
        People
      </h2>
      <p className={css.lead}>Everyone here reads, notes and answers. Further rights are given one by one.</p>
      <label>
        Your password
        <span className={css.hint} id="own-password-hint">
          Every change below asks for it.
        </span>
        <input
          className={css.input}
          type="password"
          autoComplete="current-password"
          aria-describedby="own-password-hint"
          ref={passwordField}
          value={ownPassword}
          onChange={({ target }) => setOwnPassword(target.value)}
        />
      </label>
      {resultOf(everyone)}
      <ul className={css.people}>
        {state.staff.map((member) => (
          <StaffCard
            key={member.name}
            member={member}
            me={member.name === me}
            result={resultOf(member.name)}
            onRights={(rights) => void setRights(member.name, rights)}
            onChange={(what) => void doTo(member.name, what)}
          />
        ))}
      </ul>
      <div>
        <label className={css.tick}>
          <input
            type="checkbox"
            checked={state.codeRequired}
            aria-describedby="require-hint"
            onChange={({ target }) => void require(target.checked)}
          />
          Everyone needs log-in codes
        </label>
        <p className={css.hint} id="require-hint">
          Owners need them in any case. A person without codes sets them up at the next click.
        </p>
      </div>
      <AddStaff
        result={resultOf(addition)}
        onAdd={async (person) => {
          setResult(undefined);
          requirePassword();
          const added = await call('POST', '/staff/add', newPasswordReply, { ...person, ownPassword });
          setResult({ about: addition, outcome: added });
          setOwnPassword('');
          setRound((last) => last + 1);
        }}
      />
    </>
  );
}

/** Optimistic value. */
const withRights = (state: PeopleState, name: string, rights: readonly Right[]): PeopleState => ({
  ...state,
  staff: state.staff.map((member) => (member.name === name ? { ...member, rights: [...rights] } : member)),
});

const paths = { endSessions: 'end-sessions', removeCode: 'remove-code', remove: 'remove' } as const;
const done = {
  endSessions: 'is logged out everywhere.',
  removeCode: 'logs in without a code, until codes are set up again.',
  remove: 'can no longer log in.',
};

function ChangeResult({ outcome }: { outcome: StaffChangeResult }) {
  if ('problem' in outcome) return <p className={css.problem}>{outcome.problem}</p>;
  if ('text' in outcome) return outcome.text && <p className={css.good}>{outcome.text}</p>;
  return (
    <div className={css.newPassword}>
      <p>Password of {outcome.name}</p>
      <code className={css.secret}>{outcome.password}</code>
      <p className={css.hint}>
        Shown once. Hand it over in person or by telephone; at the first log-in they choose their own.
      </p>
    </div>
  );
}

type StaffChange = 'password' | 'endSessions' | 'removeCode' | 'remove';
type Question = Exclude<StaffChange, 'endSessions'>;

const questions: Record<Question, { question: (name: string) => string; warning: string }> = {
  password: {
    question: (name) => `A new password for ${name}?`,
    warning: 'The old one no longer works, and their log-ins end.',
  },
  removeCode: {
    question: (name) => `Remove the codes of ${name}?`,
    warning: 'For a lost phone. Make sure by voice that it is who they say they are.',
  },
  remove: {
    question: (name) => `Remove ${name}?`,
    warning: 'Their log-ins end now. Notes stay under their name.',
  },
};

type StaffCardProps = {
  member: StaffMember;
  me: boolean;
  result: ReactNode;
  onRights: (rights: readonly Right[]) => void;
  onChange: (what: StaffChange) => void;
};

function StaffCard({ member, me, result, onRights, onChange }: StaffCardProps) {
  const { name, seenAt, hasCode } = member;
  const dialog = useRef<HTMLDialogElement>(null);
  const [question, setQuestion] = useState<Question>('password');
  const openQuestion = (what: Question) => {
    setQuestion(what);
    dialog.current?.showModal();
  };
  return (
    <li className={css.card}>
      <div className={css.cardHead}>
        <h3 className={css.subtitle}>
          {name}
          {me && <span className={css.hint}> (you)</span>}
        </h3>
        <Badge tone={hasCode ? 'good' : 'neutral'}>{hasCode ? 'Log-in codes' : 'No log-in codes'}</Badge>
      </div>
      <p className={css.hint}>{seenAt === null ? 'Not logged in' : `Last active ${when(seenAt)}`}</p>
      <RightsBoxes legend={`Rights of ${name}`} granted={member.rights} onChange={onRights} />
      <div className={css.buttons}>
        {/* One's own are changed under Account. */}
        {!me && (
          <CardButton about={name} onClick={() => openQuestion('password')}>
            New password
          </CardButton>
        )}
        {!me && hasCode && (
          <CardButton about={name} onClick={() => openQuestion('removeCode')}>
            Remove codes
          </CardButton>
        )}
        {!me && seenAt !== null && (
          <CardButton about={name} onClick={() => onChange('endSessions')}>
            End log-ins
          </CardButton>
        )}
        <CardButton about={name} onClick={() => openQuestion('remove')}>
          Remove
        </CardButton>
      </div>
      {result}
      <dialog className={css.dialog} ref={dialog} aria-label={questions[question].question(name)}>
        <h4 className={css.subtitle}>{questions[question].question(name)}</h4>
        <p>{questions[question].warning}</p>
        {/* A dialog focuses its first button: the harmless one. */}
        <div className={css.buttons}>
          <Action look="secondary" onClick={() => dialog.current?.close()}>
            Keep
          </Action>
          <Action
            onClick={() => {
              dialog.current?.close();
              onChange(question);
            }}
          >
            Yes, do it
          </Action>
        </div>
      </dialog>
    </li>
  );
}

type CardButtonProps = { about: string; children: string; onClick: () => void };

/** Screen reader label with the name. */
function CardButton({ about, children, onClick }: CardButtonProps) {
  return (
    <button className={css.quiet} type="button" aria-label={`${children}: ${about}`} onClick={onClick}>
      {children}
    </button>
  );
}

type AddStaffProps = {
  result: ReactNode;
  onAdd: (person: { name: string; rights: readonly Right[] }) => Promise<void>;
};

function AddStaff({ result, onAdd }: AddStaffProps) {
  const [rights, setRights] = useState<readonly Right[]>([]);
  return (
    <section className={css.part} aria-labelledby="add-title">
      <h3 className={css.subtitle} id="add-title">
        Add someone
      </h3>
      <RequestForm
        submit="Add"
        onRequest={async (fields) => {
          await onAdd({ name: textOf(fields, 'name'), rights });
          setRights([]);
        }}
      >
        <label>
          Name
          <span className={css.hint} id="name-hint">
            As they will type it to log in.
          </span>
          <input
            className={css.input}
            name="name"
            type="text"
            autoComplete="off"
            maxLength={MAX_NAME}
            aria-describedby="name-hint"
            required
          />
        </label>
        <RightsBoxes legend="Rights" granted={rights} onChange={setRights} />
      </RequestForm>
      {result}
    </section>
  );
}

type RightsBoxesProps = {
  legend: string;
  granted: readonly Right[];
  onChange: (rights: readonly Right[]) => void;
};

function RightsBoxes({ legend, granted, onChange }: RightsBoxesProps) {
  return (
    <fieldset className={css.rights}>
      <legend className="visually-hidden">{legend}</legend>
      {rights.map((right) => (
        <label className={css.tick} key={right}>
          <input
            type="checkbox"
            checked={granted.includes(right)}
            onChange={({ target }) =>
              onChange(rights.filter((each) => (each === right ? target.checked : granted.includes(each))))
            }
          />
          {rightNames[right]}
        </label>
      ))}
    </fieldset>
  );
}
