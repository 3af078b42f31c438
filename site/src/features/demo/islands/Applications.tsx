// The registrar's screen: applications by stage, one in detail, its letter, and every place with the new learner's
// name.
import { useState } from 'react';
import { Action } from '~/components/Action/Action';
import { fillValues } from '~/lib/format-text';
import type { Role } from '../office';
import { type AdmissionsView, type LetterView, type OpenedApplication, stages } from '../views';
import type { DemoOfficeWords } from '../words';
import css from './Applications.module.css';
import { Choose, ColumnHeads, Paper } from './Parts';
import paper from './Parts.module.css';

type ApplicationsProps = {
  words: DemoOfficeWords['admissions'];
  school: string;
  view: AdmissionsView;
  here: string | undefined;
  onOpen: (id: string) => void;
  onReview: (id: string) => void;
  onAdmit: (id: string, stream: string) => void;
  onEnrol: (id: string) => void;
  /** Shows the new learner on another role's screen. */
  onGo: (role: Role, enrolled: { id: string; stream: string }) => void;
};

export function Applications(props: ApplicationsProps) {
  const { words, school, view, onOpen } = props;
  return (
    <>
      <ol className={`quiet ${css.funnel}`}>
        {view.counts.map(({ stage, count }) => (
          <li key={stage}>
            <strong>{count}</strong> {words.stages[stage]}
          </li>
        ))}
      </ol>
      <ul role="list" className={css.list}>
        {view.applications.map(({ id, name, stage, of, term }, at) => (
          <li key={id}>
            <button
              className={css.entry}
              type="button"
              aria-pressed={id === view.opened?.id}
              data-here={(props.here === 'open' && at === 0) || undefined}
              onClick={() => onOpen(id)}
            >
              <strong>{name}</strong>
              <span>
                {of}, {term}
              </span>
              <span className={`bold ${css.badge} ${css[stage]}`}>{words.stages[stage]}</span>
            </button>
          </li>
        ))}
      </ul>
      {view.opened && <Opened {...props} opened={view.opened} key={view.opened.id} />}
      {view.opened?.letter && <Letter words={words.letter} school={school} letter={view.opened.letter} />}
    </>
  );
}

function Opened(props: ApplicationsProps & { opened: OpenedApplication }) {
  const { words, opened, onReview, onEnrol } = props;
  const at = stages.indexOf(opened.stage);
  return (
    <section className={css.opened} aria-labelledby="application-name">
      <h4 className={css.name} id="application-name">
        {opened.name}
      </h4>
      <p className={`quiet ${css.facts}`}>
        {fillValues(words.facts, {
          received: opened.received,
          guardian: opened.guardian,
          phone: opened.phone,
          lin: opened.lin || words.noLin,
        })}
      </p>
      <ol className={`quiet ${css.path}`}>
        {stages.map((stage, place) => (
          <li
            className={place <= at ? css.walked : undefined}
            aria-current={place === at ? 'step' : undefined}
            key={stage}
          >
            {words.stages[stage]}
          </li>
        ))}
      </ol>
      {opened.stage === 'received' && (
        <Next text={words.review.text} here={props.here === 'review'}>
          <Action onClick={() => onReview(opened.id)}>{words.review.button}</Action>
        </Next>
      )}
      {opened.stage === 'reviewed' && <Admit {...props} />}
      {opened.stage === 'admitted' && (
        <Next text={words.enrol.text} here={props.here === 'enrol'}>
          <Action onClick={() => onEnrol(opened.id)}>{words.enrol.button}</Action>
        </Next>
      )}
      {opened.enrolled && <Everywhere {...props} enrolled={opened.enrolled} />}
    </section>
  );
}

type NextProps = { text: string; here: boolean; children: React.ReactNode };

function Next({ text, here, children }: NextProps) {
  return (
    <div className={css.next}>
      <p>{text}</p>
      <span data-here={here || undefined} data-next>
        {children}
      </span>
    </div>
  );
}

function Admit({ words, opened, here, onAdmit }: ApplicationsProps & { opened: OpenedApplication }) {
  const [stream, setStream] = useState(opened.streams[0] ?? '');
  return (
    <Next text={words.admit.text} here={here === 'admit'}>
      <span className={`row ${css.pair}`}>
        <Choose
          label={words.admit.stream}
          options={opened.streams.map((value) => ({ value, label: `${opened.of} ${value}` }))}
          chosen={stream}
          onChoose={setStream}
        />
        <Action onClick={() => onAdmit(opened.id, stream)}>{words.admit.button}</Action>
      </span>
    </Next>
  );
}

type EverywhereProps = ApplicationsProps & { enrolled: NonNullable<OpenedApplication['enrolled']> };

/** Proves a claim of the site: typed once, available to all. */
function Everywhere({ words, enrolled, onGo }: EverywhereProps) {
  return (
    <div className={css.everywhere}>
      <p>
        <strong>{words.everywhere.title}</strong>
      </p>
      <ul role="list">
        {(['teacher', 'bursar', 'studies'] as const).map((role, at) => (
          <li key={role}>
            <button
              className={`brand ${paper.link}`}
              type="button"
              data-next={at === 0 || undefined}
              onClick={() => onGo(role, enrolled)}
            >
              {fillValues(words.everywhere[role], {
                stream: enrolled.stream,
                learners: enrolled.learners,
                fees: enrolled.fees,
              })}
            </button>
          </li>
        ))}
      </ul>
    </div>
  );
}

type LetterProps = { words: DemoOfficeWords['admissions']['letter']; school: string; letter: LetterView };

function Letter({ words, school, letter }: LetterProps) {
  const { charges, ...places } = letter;
  return (
    <Paper label={words.title} school={school} kind={letter.date} print={words.print}>
      <p>{fillValues(words.greeting, places)}</p>
      <p className={paper.who}>{fillValues(words.subject, places)}</p>
      <p>{fillValues(words.text, places)}</p>
      <table className={`numbers ${paper.table}`}>
        <ColumnHeads columns={words.columns} className="visually-hidden" />
        <tbody>
          {charges.map(({ description, amount }) => (
            <tr key={description}>
              <th scope="row">{description}</th>
              <td>{amount}</td>
            </tr>
          ))}
          <tr>
            <th scope="row">{words.total}</th>
            <td>
              <strong>{letter.total}</strong>
            </td>
          </tr>
        </tbody>
      </table>
      <p>{fillValues(words.pay, places)}</p>
      <p className={`quiet ${paper.small}`}>{words.signed}</p>
    </Paper>
  );
}
