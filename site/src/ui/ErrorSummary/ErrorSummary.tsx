// What has to be put right, at the top of the form: announced, focused by the code that shows it, each line a link.
import { PROBLEM_SUMMARY } from '@tred/contract/page-attributes';
import type { FormProblem } from '@tred/contract/reply';
import type { MouseEvent, Ref } from 'react';
import { fieldId } from '../Field/field-ids';
import './error-summary.css';

type ErrorSummaryProps = {
  form: string;
  title: string;
  problems: readonly FormProblem[];
  /** A link alone scrolls to an input; an island also moves the focus into it. */
  onFollow?: (event: MouseEvent<HTMLAnchorElement>) => void;
  ref?: Ref<HTMLDivElement>;
};

export function ErrorSummary({ form, title, problems, onFollow, ref }: ErrorSummaryProps) {
  return (
    <div {...{ [PROBLEM_SUMMARY]: '' }} tabIndex={-1} ref={ref}>
      {/* The alert is inside the focused box: readers that announce both would say it twice. */}
      <div role="alert">
        <h2>{title}</h2>
        <ul>
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
