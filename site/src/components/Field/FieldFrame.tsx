// Label, hint and error around an input. Optional fields say so in words.
import { FIELD, INVALID, PROBLEM, SPOKEN_ONLY } from '@tred/contract/page-attributes';
import type { ReactNode } from 'react';
import css from './Field.module.css';
import { type ControlProps, errorId, type FieldFrameWords, hintId } from './field-ids';

type FrameProps = ControlProps & { label: ReactNode; children: ReactNode };

export function FieldFrame({ label, children, ...props }: FrameProps) {
  const { id, field, words, error } = props;
  return (
    <div className={css.field} {...frameMarks(props)}>
      <label className={`bold ${css.label}`} htmlFor={id}>
        {label}
        {!field.required && !field.or && <Optional words={words} />}
      </label>
      <Notes id={id} hint={field.hint} error={error} words={words} />
      {children}
    </div>
  );
}

/** Kinds that the script checks too, so that all mistakes come at once. */
const CHECKED_HERE = new Set(['email', 'tel', 'date', 'number']);

/** For the server, which finds the questions of a plain form; for CSS; and the messages for the script. */
export const frameMarks = ({ field, error, wide }: ControlProps) => ({
  [FIELD]: '',
  ...(error && { [INVALID]: '' }),
  ...(wide && { 'data-row': '' }),
  ...((field.required || field.or) && { 'data-missing': field.missing }),
  ...(field.or && { 'data-or': field.or }),
  ...(CHECKED_HERE.has(field.kind) && { 'data-wrong': field.wrong }),
});

export const Optional = ({ words }: { words: FieldFrameWords }) => (
  <span className={`quiet ${css.optional}`}> {words.optional}</span>
);

type HintProps = { id: string; hint?: string | undefined };

export const Hint = ({ id, hint }: HintProps) =>
  hint && (
    <p className={`quiet small ${css.hint}`} id={hintId(id)}>
      {hint}
    </p>
  );

type NotesProps = HintProps & { error?: string | undefined; words: FieldFrameWords };

/** The editor's fields also show what is wrong. */

export function Notes({ id, hint, error, words }: NotesProps) {
  return (
    <>
      <Hint id={id} hint={hint} />
      {error && (
        <p {...{ [PROBLEM]: '' }} id={errorId(id)}>
          <span {...{ [SPOKEN_ONLY]: '' }}>{`${words.error}: `}</span>
          {error}
        </p>
      )}
    </>
  );
}
