// Fields that hold several entries: a list, which has an order, and a register, where each has a name.
import { type ReactNode, useContext, useState } from 'react';
import { blank, labelOf, type Shape } from '../shape.ts';
import { Control, type ControlProps, inner, LINE, Marks, Part } from './Control';
import css from './editor.module.css';
import { focusSoon, idOf } from './follow.ts';

export function List(props: ControlProps<'list'>) {
  const { path, label, shape, onChange } = props;
  const items = Array.isArray(props.value) ? props.value : [];
  const of = shape.of;

  const remove = (at: number) => {
    onChange(items.toSpliced(at, 1));
    focusSoon(idOf(path));
  };
  const move = (from: number, to: number) => {
    onChange(items.toSpliced(from, 1).toSpliced(to, 0, items[from]));
  };
  const add = (last: Shape) => {
    onChange([...items, blank(last)]);
    focusSoon(idOf(inner(path, items.length)));
  };

  return (
    <Part {...props} label={label || 'Entries'}>
      <ol className={css.stack}>
        {items.map((item, at) => {
          const name = `${label || 'Entry'} ${at + 1}`;
          const last = at === items.length - 1;
          return (
            <Row
              // biome-ignore lint/suspicious/noArrayIndexKey: an entry has nothing else that stays
              key={at}
              path={inner(path, at)}
              label={name}
              summary={`${at + 1}. ${summaryOf(item)}`}
              shape={shape.first[at] ?? of ?? LINE}
              value={item}
              onChange={(now) => onChange(items.with(at, now))}
            >
              {of && <Small words="Up" of={name} disabled={at === 0} onClick={() => move(at, at - 1)} />}
              {of && <Small words="Down" of={name} disabled={last} onClick={() => move(at, at + 1)} />}
              {at >= shape.first.length && <Small words="Remove" of={name} onClick={() => remove(at)} />}
            </Row>
          );
        })}
      </ol>
      {of && (
        <p>
          <Small words="Add" of={`to ${label.toLowerCase() || 'the list'}`} inSight onClick={() => add(of)} />
        </p>
      )}
    </Part>
  );
}

export function Named(props: ControlProps<'named'>) {
  const { path, label, shape, onChange } = props;
  const entries = Object.entries((props.value ?? {}) as Record<string, unknown>);
  const [name, setName] = useState('');
  const [wrong, setWrong] = useState<string>();

  function add() {
    const key = name.trim();
    if (!key) return setWrong('Say what the new entry is called.');
    if (entries.some(([each]) => each === key)) return setWrong(`There is already one called ${key}.`);
    setName('');
    setWrong(undefined);
    onChange(Object.fromEntries([...entries, [key, blank(shape.of)]]));
    focusSoon(idOf(inner(path, key)));
  }

  return (
    <Part {...props} label={label || 'Entries'}>
      <ul className={css.stack}>
        {entries.map(([key, value]) => (
          <Row
            key={key}
            path={inner(path, key)}
            label={labelOf(key)}
            summary={`${key}: ${summaryOf(value)}`}
            shape={shape.of}
            value={value}
            onChange={(now) => onChange({ ...Object.fromEntries(entries), [key]: now })}
          >
            <Small
              words="Remove"
              of={key}
              onClick={() => onChange(Object.fromEntries(entries.filter(([each]) => each !== key)))}
            />
          </Row>
        ))}
      </ul>
      <Control
        path={inner(path, '+')}
        required
        shape={LINE}
        label="Name of a new entry"
        help="Texts and other files ask for it by this name, so it never changes."
        value={name}
        error={wrong}
        onChange={(now) => setName(String(now))}
      />
      <p>
        <Small words="Add" of="the entry" inSight onClick={add} />
      </p>
    </Part>
  );
}

type RowProps = Omit<ControlProps, 'required'> & { summary: string; children: ReactNode };

/**
 * An entry with its buttons. One with fields of its own is closed until it is asked for, new, or has something wrong in it;
 * what is closed is not drawn.
 */
function Row({ summary, children, ...props }: RowProps) {
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

/** The first words of an entry, to know it by. */
function summaryOf(value: unknown): string {
  if (typeof value !== 'object' || value === null) return String(value ?? '');
  const [first = ''] = Object.values(value).filter(
    (each) => typeof each === 'string' || typeof each === 'number',
  );
  return String(first).slice(0, 70);
}

const isBlank = (value: unknown): boolean =>
  typeof value === 'object' && value !== null
    ? Object.values(value).every(isBlank)
    : value === '' || value === undefined || value === null || value === false;

type SmallProps = { words: string; of: string; inSight?: boolean; disabled?: boolean; onClick: () => void };

/** A small button. What it is for stands behind it, at least for those who hear it. */
const Small = ({ words, of, inSight = false, disabled = false, onClick }: SmallProps) => (
  <button type="button" disabled={disabled} onClick={onClick}>
    {words} <span className={inSight ? undefined : 'visually-hidden'}>{of}</span>
  </button>
);
