// The staff list for owners: add people, change their rights, remove them. Every change needs the owner's password.
import { useQueryClient } from '@tanstack/react-query';
import { type Right, rights } from '@tred/contract/rights';
import { MAX_NAME } from '@tred/contract/staff-api';
import { Badge } from '~/components/Badge/Badge';
import { call, type Reply, useApi } from '../api';
import { useStaff } from '../session';
import { Ask, Field, Loaded, Title, when } from '../ui/parts';
import { OwnPassword } from './forms';
import { rightNames } from './rights';
import css from './settings.module.css';

type Person = Reply<'GET /staff'>['staff'][number];

export function People() {
  const own = useOwnPassword();
  return (
    <div className="screen">
      <Title>People</Title>
      <p>Everyone here reads, notes and answers. You can give further rights one by one.</p>
      <Loaded of={useApi('GET /staff', {})}>
        {({ staff, codeRequired }) => (
          <>
            <ul className={css.people}>
              {staff.map((person) => (
                <Card key={person.name} person={person} />
              ))}
            </ul>
            <Ask
              verb="Add someone"
              question="Add someone"
              yes="Add"
              look="primary"
              fields={
                <>
                  <Field
                    label="Name"
                    hint="They type it to sign in."
                    name="name"
                    autoComplete="off"
                    maxLength={MAX_NAME}
                    required
                    autoFocus
                  />
                  <RightsBoxes granted={[]} />
                  {own.field(false)}
                </>
              }
              onYes={own.run(async (text, ownPassword) => {
                const body = { name: text('name'), rights: chosenIn(text), ownPassword };
                return <NewPassword {...(await call('POST /staff/add', { body }))} />;
              })}
            />
            <section className="part">
              <h2>Two-step sign-in</h2>
              <p>
                {codeRequired ? 'Everyone needs it.' : 'Owners need it; everyone else may have it.'} Someone
                who needs it and has none sets it up at the next click.
              </p>
              <Ask
                verb={codeRequired ? 'Require it of owners only' : 'Require it of everyone'}
                question={
                  codeRequired
                    ? 'Require two-step sign-in of owners only?'
                    : 'Require two-step sign-in of everyone?'
                }
                fields={own.field()}
                onYes={own.run((_, ownPassword) =>
                  call('POST /staff/require-codes', { body: { required: !codeRequired, ownPassword } }),
                )}
              />
            </section>
          </>
        )}
      </Loaded>
    </div>
  );
}

type TextOf = (name: string) => string;

/** The field of the owner's password, and a change with it, after which the list and one's own rights are loaded again. */
function useOwnPassword() {
  const client = useQueryClient();
  const { name } = useStaff().session;
  return {
    field: (autoFocus = true) => <OwnPassword name={name} autoFocus={autoFocus} />,
    run: (change: (text: TextOf, ownPassword: string) => Promise<unknown>) => async (text: TextOf) => {
      const shown = await change(text, text('password'));
      for (const list of ['GET /staff', 'GET /session']) void client.invalidateQueries({ queryKey: [list] });
      return shown;
    },
  };
}

const NewPassword = ({ name, password }: { name: string; password: string }) => (
  <>
    <p>Password of {name}:</p>
    <code>{password}</code>
    <p className="quiet">
      It is shown once. Hand it over in person or by phone; at the first sign-in they choose their own.
    </p>
  </>
);

function Card({ person: { name, rights, hasCode, seenAt } }: { person: Person }) {
  const own = useOwnPassword();
  const isMe = name === useStaff().session.name;
  return (
    <li className="card stack">
      <div className="row">
        <h2>
          {name}
          {isMe && <span className="quiet"> (you)</span>}
        </h2>
        <Badge tone={hasCode ? 'good' : 'neutral'}>{hasCode ? 'Two-step sign-in' : 'Password only'}</Badge>
      </div>
      <p>{rights.map((right) => rightNames[right]).join(', ') || 'No further rights'}</p>
      <p className="quiet">{seenAt === null ? 'Has not signed in yet' : `Last active ${when(seenAt)}`}</p>
      <div className="row">
        <Ask
          verb="Change rights"
          of={`of ${name}`}
          question={`Rights of ${name}`}
          yes="Save"
          fields={
            <>
              <RightsBoxes granted={rights} />
              {own.field()}
            </>
          }
          onYes={own.run((text, ownPassword) =>
            call('POST /staff/rights', { body: { name, rights: chosenIn(text), ownPassword } }),
          )}
        />
        {/* One's own password and codes are changed under Account. */}
        {!isMe && (
          <Ask
            verb="New password"
            of={`for ${name}`}
            question={`A new password for ${name}?`}
            fields={own.field()}
            onYes={own.run(async (_, ownPassword) => (
              <NewPassword {...(await call('POST /staff/password', { body: { name, ownPassword } }))} />
            ))}
          >
            <p>The old one no longer works, and their sessions end.</p>
          </Ask>
        )}
        {!isMe && hasCode && (
          <Ask
            verb="Remove two-step sign-in"
            of={`of ${name}`}
            question={`Remove the two-step sign-in of ${name}?`}
            fields={own.field()}
            onYes={own.run((_, ownPassword) =>
              call('POST /staff/remove-code', { body: { name, ownPassword } }),
            )}
          >
            <p>For a lost phone. Make sure by voice that it is really them.</p>
          </Ask>
        )}
        {!isMe && seenAt !== null && (
          <Ask
            verb="Sign out everywhere"
            of={`: ${name}`}
            question={`Sign ${name} out on all devices?`}
            onYes={() => call('POST /staff/end-sessions', { body: { name } })}
          />
        )}
        <Ask
          verb="Remove"
          of={name}
          question={`Remove ${name}?`}
          look="danger"
          fields={own.field()}
          onYes={own.run((_, ownPassword) => call('POST /staff/remove', { body: { name, ownPassword } }))}
        >
          <p>Their sessions end now. Their notes stay, with their name.</p>
        </Ask>
      </div>
    </li>
  );
}

/** Each checkbox has the name of a right. */
const chosenIn = (text: TextOf): Right[] => rights.filter((right) => text(right) === 'on');

const RightsBoxes = ({ granted }: { granted: readonly Right[] }) => (
  <fieldset>
    <legend className="visually-hidden">Rights</legend>
    {rights.map((right) => (
      <label key={right}>
        <input type="checkbox" name={right} defaultChecked={granted.includes(right)} />
        {rightNames[right]}
      </label>
    ))}
  </fieldset>
);
