// The staff list for owners: add people, change their rights, remove them. Every change needs the owner's password.
import { useQueryClient } from '@tanstack/react-query';
import { type Right, rights } from '@tred/contract/rights';
import { MAX_NAME } from '@tred/contract/staff-api';
import { type ReactNode, useRef, useState } from 'react';
import { Badge } from '~/components/Badge/Badge';
import { ApiError, call, isSignedOut, type Reply, useApi } from '../api';
import { NotAllowed } from '../Frame';
import { useStaff } from '../session';
import { Ask, Button, Form, Loaded, Title, textOf, when } from '../ui/parts';
import ui from '../ui/ui.module.css';
import { rightNames } from './rights';
import css from './settings.module.css';

type People = Reply<'GET /staff'>;
type Person = People['staff'][number];
type NewPassword = { name: string; password: string };
/** What became of a change: a sentence, an error, or a password to hand over. */
type Result = { about: string; text?: string; problem?: string; made?: NewPassword };

/** Messages that are not on a person's card. */
const ADDED = '+';
const EVERYONE = '*';

export function People() {
  const { session } = useStaff();
  const people = useApi('GET /staff', {}, { enabled: session.rights.includes('owner') });
  if (!session.rights.includes('owner')) return <NotAllowed>Only an owner may see this.</NotAllowed>;
  return (
    <div className={ui.screen}>
      <Title>People</Title>
      <p>Everyone here reads, notes and answers. You can give further rights one by one.</p>
      <Loaded of={people}>{(data) => <List {...data} />}</Loaded>
    </div>
  );
}

function List({ staff, codeRequired }: People) {
  const client = useQueryClient();
  const {
    session: { name: me },
  } = useStaff();
  const [result, setResult] = useState<Result>();
  const [ownPassword, setOwnPassword] = useState('');
  const field = useRef<HTMLInputElement>(null);

  function requirePassword() {
    if (ownPassword !== '') return;
    field.current?.focus();
    throw new ApiError('Enter your password above first.');
  }

  /** Loads the list again after every change, also a refused one; one's own rights may have changed. */
  async function change(about: string, work: () => Promise<Omit<Result, 'about'>>) {
    setResult(undefined);
    try {
      requirePassword();
      setResult({ about, ...(await work()) });
      setOwnPassword('');
    } catch (error) {
      setResult({ about, problem: (error as Error).message });
      if (isSignedOut(error)) void client.invalidateQueries({ queryKey: ['GET /session'] });
    }
    await client.invalidateQueries({ queryKey: ['GET /staff'] });
    if (about === me || about === EVERYONE) void client.invalidateQueries({ queryKey: ['GET /session'] });
  }

  const resultOf = (about: string) => (
    <div role="status">{result?.about === about && <Outcome {...result} />}</div>
  );
  const setRights = (name: string, rights: Right[]) =>
    change(name, async () => {
      client.setQueryData<People>(['GET /staff', {}], (old) => old && withRights(old, name, rights));
      await call('POST /staff/rights', { body: { name, rights, ownPassword } });
      return { text: `The rights of ${name} are saved.` };
    });
  const acts = (name: string) => ({
    password: () =>
      change(name, async () => ({
        made: await call('POST /staff/password', { body: { name, ownPassword } }),
      })),
    signOut: () =>
      change(name, async () => {
        await call('POST /staff/end-sessions', { body: { name } });
        return { text: `${name} is signed out everywhere.` };
      }),
    removeCode: () =>
      change(name, async () => {
        await call('POST /staff/remove-code', { body: { name, ownPassword } });
        return { text: `${name} signs in with the password only, until two-step sign-in is set up again.` };
      }),
    remove: () =>
      change(EVERYONE, async () => {
        await call('POST /staff/remove', { body: { name, ownPassword } });
        return { text: `${name} can no longer sign in.` };
      }),
  });

  return (
    <>
      <label className={`${ui.label} ${css.own}`}>
        Your password
        <span className={ui.quiet} id="own-password-hint">
          Each change below asks for it.
        </span>
        <input
          className={ui.input}
          type="password"
          autoComplete="current-password"
          aria-describedby="own-password-hint"
          ref={field}
          value={ownPassword}
          onChange={({ target }) => setOwnPassword(target.value)}
        />
      </label>
      {resultOf(EVERYONE)}
      <ul className={css.people}>
        {staff.map((person) => (
          <Card
            key={person.name}
            person={person}
            isMe={person.name === me}
            result={resultOf(person.name)}
            onRights={(rights) => void setRights(person.name, rights)}
            acts={acts(person.name)}
          />
        ))}
      </ul>
      <div>
        <label className={ui.tick}>
          <input
            type="checkbox"
            checked={codeRequired}
            aria-describedby="require-hint"
            onChange={({ target: { checked: required } }) =>
              void change(EVERYONE, async () => {
                await call('POST /staff/require-codes', { body: { required, ownPassword } });
                return {};
              })
            }
          />
          Everyone needs two-step sign-in
        </label>
        <p className={ui.quiet} id="require-hint">
          Owners need it in any case. Someone without it sets it up at the next click.
        </p>
      </div>
      <section className={ui.part} aria-labelledby="add-title">
        <h2 className={ui.subtitle} id="add-title">
          Add someone
        </h2>
        <Add
          onAdd={async (person) => {
            setResult(undefined);
            requirePassword();
            const made = await call('POST /staff/add', { body: { ...person, ownPassword } });
            setResult({ about: ADDED, made });
            setOwnPassword('');
            void client.invalidateQueries({ queryKey: ['GET /staff'] });
          }}
        />
        {resultOf(ADDED)}
      </section>
    </>
  );
}

const withRights = (people: People, name: string, rights: Right[]): People => ({
  ...people,
  staff: people.staff.map((person) => (person.name === name ? { ...person, rights } : person)),
});

function Outcome({ text, problem, made }: Result) {
  if (problem) return <p className={ui.error}>{problem}</p>;
  if (!made) return text && <p className={ui.done}>{text}</p>;
  return (
    <div className={css.newPassword}>
      <p>Password of {made.name}</p>
      <code className={css.secret}>{made.password}</code>
      <p className={ui.quiet}>
        It is shown once. Hand it over in person or by phone; at the first sign-in they choose their own.
      </p>
    </div>
  );
}

type CardProps = {
  person: Person;
  isMe: boolean;
  result: ReactNode;
  onRights: (rights: Right[]) => void;
  acts: Record<'password' | 'signOut' | 'removeCode' | 'remove', () => Promise<void>>;
};

function Card({ person: { name, rights, hasCode, seenAt }, isMe, result, onRights, acts }: CardProps) {
  return (
    <li className={css.card}>
      <div className={ui.row}>
        <h2 className={ui.subtitle}>
          {name}
          {isMe && <span className={ui.quiet}> (you)</span>}
        </h2>
        <Badge tone={hasCode ? 'good' : 'neutral'}>{hasCode ? 'Two-step sign-in' : 'Password only'}</Badge>
      </div>
      <p className={ui.quiet}>{seenAt === null ? 'Has not signed in yet' : `Last active ${when(seenAt)}`}</p>
      <RightsBoxes legend={`Rights of ${name}`} granted={rights} onChange={onRights} />
      <div className={ui.row}>
        {/* One's own password and codes are changed under Account. */}
        {!isMe && (
          <Ask
            verb="New password"
            of={`for ${name}`}
            question={`A new password for ${name}?`}
            onYes={acts.password}
          >
            <p>The old one no longer works, and their sessions end.</p>
          </Ask>
        )}
        {!isMe && hasCode && (
          <Ask
            verb="Remove two-step sign-in"
            of={`of ${name}`}
            question={`Remove the two-step sign-in of ${name}?`}
            onYes={acts.removeCode}
          >
            <p>For a lost phone. Make sure by voice that it is really them.</p>
          </Ask>
        )}
        {!isMe && seenAt !== null && (
          <Button onClick={() => void acts.signOut()}>
            Sign out everywhere <span className="visually-hidden">: {name}</span>
          </Button>
        )}
        <Ask verb="Remove" of={name} question={`Remove ${name}?`} isDanger onYes={acts.remove}>
          <p>Their sessions end now. Their notes stay, with their name.</p>
        </Ask>
      </div>
      {result}
    </li>
  );
}

function Add({ onAdd }: { onAdd: (person: { name: string; rights: Right[] }) => Promise<void> }) {
  const [rights, setRights] = useState<Right[]>([]);
  return (
    <Form
      submit="Add"
      onSend={async (fields) => {
        await onAdd({ name: textOf(fields, 'name'), rights });
        setRights([]);
      }}
    >
      <label>
        Name
        <span className={ui.quiet} id="name-hint">
          They type it to sign in.
        </span>
        <input
          className={ui.input}
          name="name"
          autoComplete="off"
          maxLength={MAX_NAME}
          aria-describedby="name-hint"
          required
        />
      </label>
      <RightsBoxes legend="Rights" granted={rights} onChange={setRights} />
    </Form>
  );
}

type RightsBoxesProps = { legend: string; granted: readonly Right[]; onChange: (rights: Right[]) => void };

const RightsBoxes = ({ legend, granted, onChange }: RightsBoxesProps) => (
  <fieldset className={css.rights}>
    <legend className="visually-hidden">{legend}</legend>
    {rights.map((right) => (
      <label className={ui.tick} key={right}>
        <input
          type="checkbox"
          checked={granted.includes(right)}
          onChange={({ target }) =>
            onChange(rights.filter((one) => (one === right ? target.checked : granted.includes(one))))
          }
        />
        {rightNames[right]}
      </label>
    ))}
  </fieldset>
);
