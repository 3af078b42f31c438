// Small parts that several screens share.
import { type ChangedLine, type Problem, placeOf } from '@tred/contract/editor-api';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import css from './editor.module.css';
import { fileAddress } from './where.ts';

export const Problems = ({ problems }: { problems: Problem[] }) => (
  <ul className={css.rows}>
    {problems.map((problem) => (
      <li key={`${problem.path} ${problem.field} ${problem.message}`}>
        <Link to={fileAddress(problem)}>{placeOf(problem)}</Link>: {problem.message}
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
    {after ? <ins>{after}</ins> : <i>removed</i>}
  </p>
);
