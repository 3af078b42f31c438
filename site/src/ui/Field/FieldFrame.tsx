// What stands around an input: its label above, then the hint, then the error. Optional is said in words.
import { FIELD, INVALID, PROBLEM, SPOKEN_ONLY } from '@tred/contract/hooks';
import type { ReactNode } from 'react';
import css from './Field.module.css';
import { type ControlProps, errorId, hintId } from './field-ids';

type FrameProps = ControlProps & { label: ReactNode; children: ReactNode };

export function FieldFrame({ id, field, error, label, children }: FrameProps) {
  return (
    <div className={css.field} {...frameMarks(error)}>
      <label className={css.label} htmlFor={id}>
        {label}
        {!field.required && <Optional />}
      </label>
      <Notes id={id} hint={field.hint} error={error} />
      {children}
    </div>
  );
}

/** By which the desk finds a question of a plain form, and the styles one that has to be put right. */
export const frameMarks = (error: string | undefined) => ({ [FIELD]: '', ...(error && { [INVALID]: '' }) });

export const Optional = () => <span className={css.optional}> (optional)</span>;

type NotesProps = { id: string; hint?: string | undefined; error?: string | undefined };

export function Notes({ id, hint, error }: NotesProps) {
  return (
    <>
      {hint && (
        <p className={css.hint} id={hintId(id)}>
          {hint}
        </p>
      )}
      {error && (
        <p {...{ [PROBLEM]: '' }} id={errorId(id)}>
          <span {...{ [SPOKEN_ONLY]: '' }}>Error: </span>
          {error}
        </p>
      )}
    </>
  );
}
