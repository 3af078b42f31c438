// Label, hint and error around an input. Optional fields say so in words.
import { FIELD, INVALID, PROBLEM, SPOKEN_ONLY } from '@tred/contract/page-attributes';
import type { ReactNode } from 'react';
import css from './Field.module.css';
import { type ControlProps, errorId, type FieldFrameWords, hintId } from './field-ids';

type FrameProps = ControlProps & { label: ReactNode; children: ReactNode };

export function FieldFrame({ id, field, words, error, label, children }: FrameProps) {
  return (
    <div className={css.field} {...frameMarks(error)}>
      <label className={css.label} htmlFor={id}>
        {label}
        {!field.required && <Optional words={words} />}
      </label>
      <Notes id={id} hint={field.hint} error={error} words={words} />
      {children}
    </div>
  );
}

/** The desk finds the questions of a plain form by the first attribute; CSS marks invalid ones by the second. */
export const frameMarks = (error: string | undefined) => ({ [FIELD]: '', ...(error && { [INVALID]: '' }) });

export const Optional = ({ words }: { words: FieldFrameWords }) => (
  <span className={css.optional}> {words.optional}</span>
);

type NotesProps = {
  id: string;
  hint?: string | undefined;
  error?: string | undefined;
  words: FieldFrameWords;
};

export function Notes({ id, hint, error, words }: NotesProps) {
  return (
    <>
      {hint && (
        <p className={css.hint} id={hintId(id)}>
          {hint}
        </p>
      )}
      {error && (
        <p {...{ [PROBLEM]: '' }} id={errorId(id)}>
          <span {...{ [SPOKEN_ONLY]: '' }}>{`${words.error}: `}</span>
          {error}
        </p>
      )}
    </>
  );
}
