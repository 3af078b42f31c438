// Who comes in and what they may do, for owners.
import { doneReply } from '@tred/contract/desk-api';
import type { Right } from '@tred/contract/rights';
import { newPasswordReply, type People as PeopleState, peopleReply } from '@tred/contract/staff-api';
import { useEffect, useState } from 'react';
import { fillPlaces } from '~/lib/words';
import type { StaffWords } from '../staff-words';
import { AddPerson } from './AddPerson';
import { call, Trouble } from './api';
import { focusWhenShown } from './focus';
import { PersonCard, type PersonChange } from './PersonCard';
import css from './Staff.module.css';

type PeopleProps = {
  words: StaffWords;
  /** Who looks. */
  me: string;
  onTrouble: (error: unknown) => void;
  onSessionChanged: () => void;
};

/** What was done; what went wrong; or a password that the desk made up. */
type Outcome = { text: string } | { trouble: string } | { name: string; password: string };

/** What is said of a new person, and of what concerns everyone, stands under no card. */
const addition = '+';
const everyone = '*';

export function People({ words, me, onTrouble, onSessionChanged }: PeopleProps) {
  const { people: own } = words;
  const [state, setState] = useState<PeopleState>();
  const [said, setSaid] = useState<{ about: string; outcome: Outcome }>();
  const [round, setRound] = useState(0);

  // biome-ignore lint/correctness/useExhaustiveDependencies: `round` asks again
  useEffect(() => {
    call('GET', '/people', peopleReply).then(setState, onTrouble);
  }, [round, onTrouble]);

  /** Whatever became of it, the list is asked for anew: it shows how things are. */
  async function change(about: string, work: () => Promise<Outcome>): Promise<void> {
    setSaid(undefined);
    try {
      setSaid({ about, outcome: await work() });
    } catch (error) {
      if (!(error instanceof Trouble) || error.loggedOut) return onTrouble(error);
      setSaid({ about, outcome: { trouble: error.message } });
    }
    setRound((last) => last + 1);
  }

  /** Beside what brought it about. */
  const saidOf = (about: string) => (
    <div role="status">{said?.about === about && <Told outcome={said.outcome} words={own} />}</div>
  );

  const setRights = (name: string, rights: readonly Right[]) =>
    change(name, async () => {
      setState((last) => last && withRights(last, name, rights));
      await call('POST', '/people/rights', doneReply, { name, rights });
      if (name === me) onSessionChanged();
      return { text: fillPlaces(own.saved, { name }) };
    });

  const doTo = (name: string, what: PersonChange) =>
    change(what === 'remove' ? everyone : name, async () => {
      if (what === 'password') return call('POST', '/people/password', newPasswordReply, { name });
      await call('POST', `/people/${paths[what]}`, doneReply, { name });
      if (name === me) onSessionChanged();
      return { text: fillPlaces(own[done[what]], { name }) };
    });

  const require = (required: boolean) =>
    change(everyone, async () => {
      await call('POST', '/people/require-codes', doneReply, { required });
      // Whoever asks it of everyone may have none themselves.
      onSessionChanged();
      return { text: '' };
    });

  if (!state) return <p role="status">{words.loading}</p>;
  return (
    <>
      <h2 className={css.title} tabIndex={-1} ref={focusWhenShown}>
        {own.title}
      </h2>
      <p className={css.lead}>{own.lead}</p>
      {saidOf(everyone)}
      <ul className={css.people}>
        {state.people.map((member) => (
          <PersonCard
            key={member.name}
            member={member}
            me={member.name === me}
            words={words}
            said={saidOf(member.name)}
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
          {own.require}
        </label>
        <p className={css.hint} id="require-hint">
          {own.requireHint}
        </p>
      </div>
      <AddPerson
        words={words}
        onTrouble={onTrouble}
        said={saidOf(addition)}
        onAdd={async (person) => {
          setSaid(undefined);
          setSaid({ about: addition, outcome: await call('POST', '/people/add', newPasswordReply, person) });
          setRound((last) => last + 1);
        }}
      />
    </>
  );
}

/** As it will be when the desk has said yes. */
const withRights = (state: PeopleState, name: string, rights: readonly Right[]): PeopleState => ({
  ...state,
  people: state.people.map((member) => (member.name === name ? { ...member, rights: [...rights] } : member)),
});

const paths = { endLogIns: 'end-log-ins', removeCode: 'remove-code', remove: 'remove' } as const;
const done = { endLogIns: 'ended', removeCode: 'codeRemoved', remove: 'removed' } as const;

function Told({ outcome, words }: { outcome: Outcome; words: StaffWords['people'] }) {
  if ('trouble' in outcome) return <p className={css.trouble}>{outcome.trouble}</p>;
  if ('text' in outcome) return outcome.text && <p className={css.good}>{outcome.text}</p>;
  return (
    <div className={css.box}>
      <p>{fillPlaces(words.newPassword, { name: outcome.name })}</p>
      <code className={css.secret}>{outcome.password}</code>
      <p className={css.hint}>{words.newPasswordHint}</p>
    </div>
  );
}
