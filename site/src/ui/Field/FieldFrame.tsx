// What stands around an input: its label above, then the hint, then the error. Optional is said in words.
import type { ReactNode } from 'react';
import css from './Field.module.css';
import { type ControlProps, errorId, hintId } from './field-ids';

type FrameProps = ControlProps & { label: ReactNode; children: ReactNode };

export function FieldFrame({ id, field, error, label, children }: FrameProps) {
  return (
    <div className={frameClass(error)}>
      <label className={css.label} htmlFor={id}>
        {label}
        {!field.required && <Optional />}
      </label>
      <Notes id={id} hint={field.hint} error={error} />
      {children}
    </div>
  );
}

export const frameClass = (error: string | undefined) =>
  [css.field, error && css.invalid].filter(Boolean).join(' ');

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
        <p className={css.error} id={errorId(id)}>
          <span className="visually-hidden">Error: </span>
          {error}
        </p>
      )}
    </>
  );
}
