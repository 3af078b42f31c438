// Problems, each with a link to its field.
import { type Problem, withoutLabel } from '../messages.ts';

export const Problems = ({ problems }: { problems: Problem[] }) => (
  <ul>
    {problems.map((problem) => (
      <li key={`${problem.path} ${problem.field} ${problem.message}`}>
        <a href={`#${problem.path}?${problem.field}`}>
          {[problem.title, problem.label].filter(Boolean).join(' › ')}
        </a>
        : {withoutLabel(problem)}
      </li>
    ))}
  </ul>
);
