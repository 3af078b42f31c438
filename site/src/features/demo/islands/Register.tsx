// The teacher's register of a class, with a switch for the network.

import { Action } from '~/components/Action/Action';
import { fillValues } from '~/lib/format-text';
import { type Mark, marks } from '../office';
import type { RegisterView } from '../views';
import type { DemoOfficeWords } from '../words';
import { Choose, Name } from './Parts';
import paper from './Parts.module.css';
import css from './Register.module.css';

type RegisterProps = {
  words: DemoOfficeWords['register'];
  view: RegisterView;
  here: string | undefined;
  onStream: (stream: string) => void;
  onMark: (learner: string, mark: Mark) => void;
  onClose: () => void;
  onNetwork: (on: boolean) => void;
};

export function Register({ words, view, here, onStream, onMark, onClose, onNetwork }: RegisterProps) {
  return (
    <>
      <div className={`row between ${css.top}`}>
        <Choose
          label={words.stream}
          options={view.streams}
          chosen={view.stream}
          next={view.state === 'sent'}
          onChoose={onStream}
        />
        <NetworkSwitch
          words={words.network}
          on={view.network}
          here={here === 'network'}
          next={view.state === 'waiting'}
          onSwitch={onNetwork}
        />
      </div>
      {view.state === 'open' ? (
        <>
          <ul role="list" className={css.rows}>
            {view.rows.map((row, at) => (
              <li key={row.id} data-here={here === row.id || undefined}>
                <fieldset className={`row between ${css.row}`}>
                  <legend className={css.name}>
                    <Name of={row.name} />
                  </legend>
                  <div className={css.marks}>
                    {marks.map((mark) => (
                      <label className={css.mark} key={mark} title={words.marks[mark]}>
                        <input
                          type="radio"
                          name={`mark-${at}`}
                          aria-label={words.marks[mark]}
                          checked={row.mark === mark}
                          onChange={() => onMark(row.id, mark)}
                        />
                        <span className={css[mark]} data-choice aria-hidden="true">
                          {words.marks[mark].slice(0, 1)}
                        </span>
                      </label>
                    ))}
                  </div>
                </fieldset>
              </li>
            ))}
          </ul>
          <div className={`bold row between ${paper.foot} ${css.foot}`}>
            <p>
              <Counts words={words} view={view} />
            </p>
            <span data-here={here === 'close' || undefined}>
              <Action look="primary" onClick={onClose}>
                {words.close}
              </Action>
            </span>
          </div>
        </>
      ) : (
        <Closed words={words} view={view} />
      )}
      <Outbox words={words} view={view} />
    </>
  );
}

function Counts({ words, view }: Pick<RegisterProps, 'words' | 'view'>) {
  const parts = marks
    .filter((mark) => mark === 'present' || view.counts[mark] > 0)
    .map((mark) => `${view.counts[mark]} ${words.marks[mark].toLowerCase()}`);
  return <>{parts.join(', ')}</>;
}

/** A closed register lists the absent learners. */
function Closed({ words, view }: Pick<RegisterProps, 'words' | 'view'>) {
  const others = view.rows.filter(({ mark }) => mark !== 'present');
  return (
    <div className={css.closed}>
      <p className={css.big}>
        <Counts words={words} view={view} />
      </p>
      <p>{view.state === 'sent' ? words.sent : words.waiting}</p>
      {others.length > 0 && (
        <ul role="list" className={css.others}>
          {others.map(({ id, name, mark }) => (
            <li key={id}>
              {name} <strong className={css[mark]}>{words.marks[mark]}</strong>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}

function Outbox({ words, view }: Pick<RegisterProps, 'words' | 'view'>) {
  if (view.outbox.length === 0) return null;
  return (
    <section className={css.outbox} aria-labelledby="outbox">
      <h4 className={`quiet ${css.outboxTitle}`} id="outbox">
        {words.outbox.title}
      </h4>
      <ul role="list">
        {view.outbox.map((entry) => (
          <li className={`row between ${css.kept}`} key={entry.stream}>
            <span>
              <strong>{entry.stream}</strong> {fillValues(words.outbox.marks, { marks: entry.marks })}
            </span>
            <span className={entry.sent ? css.isSent : css.isKept}>
              {entry.sent ? words.outbox.sent : words.outbox.kept}
            </span>
            {entry.tries > 1 && <span className={`quiet ${css.again}`}>{words.outbox.again}</span>}
          </li>
        ))}
      </ul>
    </section>
  );
}

type NetworkSwitchProps = {
  words: DemoOfficeWords['register']['network'];
  on: boolean;
  here: boolean;
  /** Receives the focus when the pressed button disappears. */
  next: boolean;
  onSwitch: (on: boolean) => void;
};

function NetworkSwitch({ words, on, here, next, onSwitch }: NetworkSwitchProps) {
  return (
    <button
      className={`bold field ${css.network}`}
      type="button"
      role="switch"
      aria-checked={on}
      aria-label={words.label}
      data-here={here || undefined}
      data-next={next || undefined}
      onClick={() => onSwitch(!on)}
    >
      <span className={css.words}>{on ? words.on : words.off}</span>
      <span className={css.track} aria-hidden="true">
        <span className={css.knob} />
      </span>
    </button>
  );
}
