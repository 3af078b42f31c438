// Problems, each with a link to its field.
import { type Problem, placeOf, withoutLabel } from '@tred/contract/editor-api';

export const Problems = ({ problems }: { problems: Problem[] }) => (
  <ul>
    {problems.map((problem) => (
      <li key={`${problem.path} ${problem.field} ${problem.message}`}>
        <a href={`#${problem.path}?${problem.field}`}>{placeOf(problem)}</a>: {withoutLabel(problem)}
      </li>
    ))}
  </ul>
);
