// Small parts that several screens share.
import { type ChangedLine, type Problem, placeOf } from '@tred/contract/editor-api';
import { type ReactNode, useState, useTransition } from 'react';
import { Action } from '~/components/Action/Action';
import { FormStatus } from '~/components/FormStatus/FormStatus';
import css from './editor.module.css';

type AskProps = {
  verb: string;
  of?: string;
  question: string;
  /** Returns a message if it failed. */
  onYes: () => Promise<string | undefined>;
  children?: ReactNode;
};

/** A button whose action is asked about first. */
export function Ask({ verb, of, question, onYes, children }: AskProps) {
  const [error, setError] = useState<string>();
  const [isBusy, start] = useTransition();
  return (
    <details className={css.ask}>
      <summary>
        {verb} {of && <span className="visually-hidden">{of}</span>}
      </summary>
      <p>{question}</p>
      {children}
      {error && <FormStatus tone="bad" title={error} />}
      <Action look="secondary" disabled={isBusy} onClick={() => start(async () => setError(await onYes()))}>
        {verb}
      </Action>
    </details>
  );
}

export const Problems = ({ problems }: { problems: Problem[] }) => (
  <ul className={css.rows}>
    {problems.map((problem) => (
      <li key={`${problem.path} ${problem.field} ${problem.message}`}>
        <a href={`#${problem.path}?${problem.field}`}>{placeOf(problem)}</a>: {problem.message}
      </li>
    ))}
  </ul>
);

export const Line = ({
  before,
  after,
  children,
}: Omit<ChangedLine, 'field' | 'place'> & { children: ReactNode }) => (
  <p className={css.line}>
    {children}
    {before && <del>{before}</del>}
    {after ? <ins>{after}</ins> : <i>taken out</i>}
  </p>
);
