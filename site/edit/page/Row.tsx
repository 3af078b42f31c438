// One of several entries, with its buttons.
import { type ReactNode, useContext, useState } from 'react';
import { Control } from './Control';
import { type ControlProps, Marks } from './control-props.ts';
import css from './editor.module.css';

type RowProps = Omit<ControlProps, 'required'> & { summary: string; children: ReactNode };

/**
 * An entry with its buttons. One with fields of its own is closed until it is asked for, new, or has something wrong in it;
 * what is closed is not drawn.
 */
export function Row({ summary, children, ...props }: RowProps) {
  const { path, label, shape, value } = props;
  const { problems } = useContext(Marks);
  const [open, setOpen] = useState(() => isBlank(value));
  const isOpen = open || Object.keys(problems).some((each) => `${each}.`.startsWith(`${path}.`));
  const isSimple = !['group', 'list', 'named', 'either'].includes(shape.kind);
  const inside = (
    <>
      <Control {...props} required label={isSimple ? label : ''} />
      <p className={css.row}>{children}</p>
    </>
  );
  if (isSimple) return <li>{inside}</li>;
  return (
    <li>
      <details className={css.entry} open={isOpen} onToggle={(event) => setOpen(event.currentTarget.open)}>
        <summary>{summary}</summary>
        {isOpen && <div className={css.stack}>{inside}</div>}
      </details>
    </li>
  );
}

const isBlank = (value: unknown): boolean =>
  typeof value === 'object' && value !== null
    ? Object.values(value).every(isBlank)
    : value === '' || value === undefined || value === null || value === false;

/** The first words of an entry, to know it by. */
export function summaryOf(value: unknown): string {
  if (typeof value !== 'object' || value === null) return String(value ?? '');
  const [first = ''] = Object.values(value).filter(
    (each) => typeof each === 'string' || typeof each === 'number',
  );
  return String(first).slice(0, 70);
}
