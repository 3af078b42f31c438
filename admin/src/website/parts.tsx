// Small parts that several screens of the editor share.
import { type ChangedLine, type Problem, placeOf } from '@tred/contract/editor-api';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import css from './editor.module.css';
import { fileAddress } from './where.ts';

export const Problems = ({ problems }: { problems: Problem[] }) => (
  <ul className="rows">
    {problems.map((problem) => (
      <li key={`${problem.path} ${problem.field} ${problem.message}`}>
        <p>
          <Link to={fileAddress(problem)}>{placeOf(problem)}</Link>: {problem.message}
        </p>
      </li>
    ))}
  </ul>
);

type LineProps = Pick<ChangedLine, 'before' | 'after'> & { children: ReactNode };

export const Line = ({ before, after, children }: LineProps) => (
  <p className={css.line}>
    {children}
    {before && <del>{before}</del>}
    {after ? <ins>{after}</ins> : <i>removed</i>}
  </p>
);
