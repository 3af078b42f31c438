// Fields that hold several entries: a list, which has an order, and a register, where each has a name.
import { type ReactNode, useContext, useState } from 'react';
import { blank, labelOf, type Shape } from '../shape.ts';
import { Control, type ControlProps, inner, Marks, Part, TextLine } from './Control';
import css from './editor.module.css';
import { focusSoon, idOf } from './follow.ts';

const isSimple = ({ kind }: Shape) => !['group', 'list', 'named', 'either'].includes(kind);

export function List(props: ControlProps<'list'>) {
  const { path, label, shape, onChange } = props;
  const items = Array.isArray(props.value) ? props.value : [];
  const shapeAt = (at: number) => shape.first[at] ?? shape.of;
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
          const each = shapeAt(at);
          const name = `${label || 'Entry'} ${at + 1}`;
          const itemPath = inner(path, at);
          if (!each) return null;
          const control = (
            <Control
              path={itemPath}
              label={isSimple(each) ? name : ''}
              required
              shape={each}
              value={item}
              onChange={(now) => onChange(items.with(at, now))}
            />
          );
          const buttons = of && (
            <p className={css.row}>
              <Small words="Up" of={name} disabled={at === 0} onClick={() => move(at, at - 1)} />
              <Small
                words="Down"
                of={name}
                disabled={at === items.length - 1}
                onClick={() => move(at, at + 1)}
              />
              {at >= shape.first.length && <Small words="Remove" of={name} onClick={() => remove(at)} />}
            </p>
          );
          return (
            // biome-ignore lint/suspicious/noArrayIndexKey: an entry has nothing else that stays
            <li key={at}>
              {isSimple(each) ? (
                <>
                  {control}
                  {buttons}
                </>
              ) : (
                <Folded path={itemPath} words={`${at + 1}. ${summaryOf(item)}`} isNew={isBlank(item)}>
                  {control}
                  {buttons}
                </Folded>
              )}
            </li>
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
        {entries.map(([key, value]) => {
          const control = (
            <Control
              path={inner(path, key)}
              label={isSimple(shape.of) ? labelOf(key) : ''}
              required
              shape={shape.of}
              value={value}
              onChange={(now) => onChange({ ...Object.fromEntries(entries), [key]: now })}
            />
          );
          const remove = (
            <p className={css.row}>
              <Small
                words="Remove"
                of={key}
                onClick={() => onChange(Object.fromEntries(entries.filter(([each]) => each !== key)))}
              />
            </p>
          );
          return (
            <li key={key}>
              {isSimple(shape.of) ? (
                <>
                  {control}
                  {remove}
                </>
              ) : (
                <Folded path={inner(path, key)} words={`${key}: ${summaryOf(value)}`} isNew={isBlank(value)}>
                  {control}
                  {remove}
                </Folded>
              )}
            </li>
          );
        })}
      </ul>
      <TextLine
        path={inner(path, '+')}
        label="Name of a new entry"
        help="Texts and other files ask for it by this name, so it never changes."
        value={name}
        error={wrong}
        onChange={setName}
      />
      <p>
        <Small words="Add" of="the entry" inSight onClick={add} />
      </p>
    </Part>
  );
}

type FoldedProps = { path: string; words: string; isNew: boolean; children: ReactNode };

/** Closed until it is asked for, new, or has something wrong in it. What is closed is not drawn. */
function Folded({ path, words, isNew, children }: FoldedProps) {
  const { problems } = useContext(Marks);
  const hasProblem = Object.keys(problems).some((each) => each === path || each.startsWith(`${path}.`));
  const [open, setOpen] = useState(isNew);
  const isOpen = open || hasProblem;
  return (
    <details className={css.entry} open={isOpen} onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary id={idOf(path)}>{words}</summary>
      {isOpen && <div className={css.stack}>{children}</div>}
    </details>
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
