// Parts that the demo's screens share: a select with its label, the head of a table, and a printable sheet.
import { type ReactNode, useEffect, useId } from 'react';
import { createPortal } from 'react-dom';
import type { SelectOption } from '../views';
import css from './Parts.module.css';
import { useTypedName } from './use-office';

export const Name = ({ of }: { of: string }) => (useTypedName() === of ? <mark>{of}</mark> : of);

type ChooseProps = {
  label: string;
  options: readonly SelectOption[];
  chosen: string;
  /** Receives the focus when the pressed button disappears. */
  next?: boolean;
  onChoose: (value: string) => void;
};

export function Choose({ label, options, chosen, next = false, onChoose }: ChooseProps) {
  const id = useId();
  return (
    <div className={css.choose}>
      <label className={`quiet ${css.label}`} htmlFor={id}>
        {label}
      </label>
      <select
        className={`bold field ${css.select}`}
        id={id}
        value={chosen}
        data-next={next || undefined}
        onChange={(event) => onChoose(event.target.value)}
      >
        {options.map(({ value, label: name }) => (
          <option key={value} value={value}>
            {name}
          </option>
        ))}
      </select>
    </div>
  );
}

export function ColumnHeads({ columns, className }: { columns: readonly string[]; className?: string }) {
  return (
    <thead className={className}>
      <tr>
        {columns.map((column) => (
          <th scope="col" key={column}>
            {column}
          </th>
        ))}
      </tr>
    </thead>
  );
}

type PaperProps = {
  label: string;
  school: string;
  /** The kind of the sheet, or its date. */
  kind: string;
  print: string;
  children: ReactNode;
};

export function Paper({ label, school, kind, print, children }: PaperProps) {
  useEffect(() => {
    const page = document.documentElement;
    page.toggleAttribute('data-prints-paper', true);
    return () => page.removeAttribute('data-prints-paper');
  }, []);

  const sheet = (
    <>
      <header className={`row between ${css.head}`}>
        <strong className={css.school}>{school}</strong>
        <span className="numbers">{kind}</span>
      </header>
      {children}
    </>
  );
  return (
    <>
      <section className={css.paper} id="office-paper" tabIndex={-1} aria-label={label}>
        {sheet}
      </section>
      <button className={`bold ${css.button}`} type="button" onClick={() => window.print()}>
        {print}
      </button>
      {createPortal(
        <div className={css.copy} data-paper-copy>
          {sheet}
        </div>,
        document.body,
      )}
    </>
  );
}
