// Errors at the top of a form, each a link to its field. The code that shows it moves the focus to it.
import { PROBLEM_SUMMARY } from '@tred/contract/page-attributes';
import type { FormProblem } from '@tred/contract/reply';
import type { MouseEvent, Ref } from 'react';
import { fieldId } from '../Field/field-ids';
import './error-summary.css';

type ErrorSummaryProps = {
  form: string;
  title: string;
  problems: readonly FormProblem[];
  /** A link only scrolls to an input; an island also moves the focus to it. */
  onFollow?: (event: MouseEvent<HTMLAnchorElement>) => void;
  ref?: Ref<HTMLDivElement>;
};

export function ErrorSummary({ form, title, problems, onFollow, ref }: ErrorSummaryProps) {
  return (
    <div {...{ [PROBLEM_SUMMARY]: '' }} tabIndex={-1} ref={ref}>
      {/* The alert is inside the focused box: otherwise some screen readers say it twice. */}
      <div role="alert">
        <h2>{title}</h2>
        <ul role="list">
          {problems.map(({ field, message }) => (
            <li key={field}>
              {field ? (
                <a href={`#${fieldId(form, field)}`} onClick={onFollow}>
                  {message}
                </a>
              ) : (
                message
              )}
            </li>
          ))}
        </ul>
      </div>
    </div>
  );
}
