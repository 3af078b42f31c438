// A field of any shape: groups, lists and registers hold further fields.
import { type ReactNode, useContext, useRef, useState } from 'react';
import fieldCss from '~/ui/Field/Field.module.css';
import { Notes } from '~/ui/Field/FieldFrame';
import { blank, fit, isGroup, labelOf, type Shape } from '../shape.ts';
import css from './editor.module.css';
import { type FieldProps, focusSoon, idOf, inner, Marks, useFrame } from './field-props.ts';
import { Checkbox, Choice, TextInput } from './Inputs';

export function Field({ shape, ...rest }: FieldProps): ReactNode {
  switch (shape.kind) {
    case 'group':
      return <Group {...rest} shape={shape} />;
    case 'list':
      return <List {...rest} shape={shape} />;
    case 'named':
      return <Register {...rest} shape={shape} />;
    case 'either':
      return <Either {...rest} shape={shape} />;
    case 'tick':
      return <Checkbox {...rest} shape={shape} />;
    case 'choice':
      return <Choice {...rest} shape={shape} />;
    default:
      return <TextInput {...rest} shape={shape} />;
  }
}

/** The frame around a field that holds fields, with a button to add or leave out an optional one. */
function Part(props: FieldProps & { hasOwnId?: boolean; children: ReactNode }) {
  const { path, label, required, shape, value, onChange, hasOwnId = true, children } = props;
  const { frame, input } = useFrame(props);
  const isThere = value !== undefined && value !== null;
  const toggled = isThere ? (shape.none ? null : undefined) : blank({ ...shape, none: undefined });
  return (
    <fieldset
      className={css.part}
      id={hasOwnId ? frame.id : undefined}
      tabIndex={-1}
      aria-describedby={input['aria-describedby']}
    >
      {label && <legend>{label}</legend>}
      <Notes id={frame.id} hint={frame.field.hint} error={frame.error} />
      {isThere && children}
      {(!required || shape.none) && (
        <button type="button" onClick={() => onChange(toggled)}>
          {isThere ? 'Leave out' : 'Add'} {label.toLowerCase() || path}
        </button>
      )}
    </fieldset>
  );
}

function Group(props: FieldProps<'group'>) {
  const { path, shape, onChange } = props;
  const value = isGroup(props.value) ? props.value : {};
  /** A new line stands after those that come before it in the schema. */
  const set = (name: string, now: unknown) => {
    const names = shape.fields.map((field) => field.name);
    const earlier = names.slice(0, names.indexOf(name));
    const keys = Object.keys(value);
    if (!(name in value)) keys.splice(keys.findLastIndex((key) => earlier.includes(key)) + 1, 0, name);
    const next = { ...value, [name]: now };
    onChange(
      Object.fromEntries(keys.filter((key) => next[key] !== undefined).map((key) => [key, next[key]])),
    );
  };
  const fields = shape.fields
    // A field with one possible value only tells this kind of entry from others.
    .filter(({ shape }) => shape.kind !== 'choice' || shape.options.length !== 1)
    .map(({ name, ...field }) => (
      <Field
        key={name}
        {...field}
        path={inner(path, name)}
        value={value[name]}
        onChange={(now) => set(name, now)}
      />
    ));
  if (props.label) return <Part {...props}>{fields}</Part>;
  return (
    <div className={css.stack} id={idOf(path)} tabIndex={-1}>
      {fields}
    </div>
  );
}

/** One of several kinds of entry. */
function Either(props: FieldProps<'either'>) {
  const { path, label, shape, value, onChange } = props;
  const fits = shape.options.map((option) => fit(option.shape, value));
  const [chosen, setChosen] = useState(Math.max(0, fits.indexOf(Math.max(...fits))));
  const option = shape.options[chosen];
  /** The values of the other kinds, for somebody who goes back to one. */
  const before = useRef<unknown[]>([]);
  function choose(at: number) {
    before.current[chosen] = value;
    setChosen(at);
    onChange(before.current[at] ?? carriedOver(shape.options[at]?.shape, value));
  }
  if (!option) return null;
  return (
    <Part {...props} hasOwnId={false}>
      <div className={fieldCss.select}>
        <select
          aria-label={`Kind of ${label.toLowerCase() || 'entry'}`}
          className={fieldCss.input}
          value={chosen}
          onChange={(event) => choose(Number(event.target.value))}
        >
          {shape.options.map(({ label }, at) => (
            <option key={label} value={at}>
              {label}
            </option>
          ))}
        </select>
      </div>
      {(option.shape.kind !== 'choice' || option.shape.options.length > 1) && (
        <Field
          key={chosen}
          path={path}
          label={option.shape.kind === 'group' ? '' : option.label}
          required
          shape={option.shape}
          value={value}
          onChange={onChange}
        />
      )}
    </Part>
  );
}

/** A new entry with the fields that both kinds have. */
function carriedOver(shape: Shape = { kind: 'text' }, value: unknown): unknown {
  const start = blank(shape);
  if (shape.kind !== 'group' || !isGroup(value) || !isGroup(start)) return start;
  const shared = shape.fields.filter(
    ({ name, shape }) => name in value && (shape.kind !== 'choice' || shape.options.length > 1),
  );
  return { ...start, ...Object.fromEntries(shared.map(({ name }) => [name, value[name]])) };
}

function List(props: FieldProps<'list'>) {
  const { path, label, shape, onChange } = props;
  const items = Array.isArray(props.value) ? props.value : [];
  const { of } = shape;
  const move = (from: number, to: number) => onChange(items.toSpliced(from, 1).toSpliced(to, 0, items[from]));
  const remove = (at: number) => {
    onChange(items.toSpliced(at, 1));
    focusSoon(idOf(path));
  };
  const add = (shape: Shape) => {
    onChange([...items, blank(shape)]);
    focusSoon(idOf(inner(path, items.length)));
  };
  return (
    <Part {...props} label={label || 'Entries'}>
      <ol className={css.stack}>
        {items.map((item, at) => {
          const name = `${label || 'Entry'} ${at + 1}`;
          return (
            <Row
              // biome-ignore lint/suspicious/noArrayIndexKey: entries have no other identity
              key={at}
              path={inner(path, at)}
              label={name}
              summary={`${at + 1}. ${summaryOf(item)}`}
              shape={shape.first[at] ?? of ?? { kind: 'text' }}
              value={item}
              onChange={(now) => onChange(items.with(at, now))}
            >
              {of && <Small verb="Up" of={name} disabled={at === 0} onClick={() => move(at, at - 1)} />}
              {of && (
                <Small verb="Down" of={name} disabled={!items[at + 1]} onClick={() => move(at, at + 1)} />
              )}
              {at >= shape.first.length && <Small verb="Remove" of={name} onClick={() => remove(at)} />}
            </Row>
          );
        })}
      </ol>
      {of && (
        <button type="button" onClick={() => add(of)}>
          Add to {label.toLowerCase() || 'the list'}
        </button>
      )}
    </Part>
  );
}

/** Entries under names that the editor gives. */
function Register(props: FieldProps<'named'>) {
  const { path, label, shape, onChange } = props;
  const entries = Object.entries(isGroup(props.value) ? props.value : {});
  const [name, setName] = useState('');
  const [error, setError] = useState<string>();
  function add() {
    const key = name.trim();
    if (!key) return setError('Give the new entry a name.');
    if (entries.some(([each]) => each === key)) return setError(`There is already an entry ${key}.`);
    setName('');
    setError(undefined);
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
              verb="Remove"
              of={key}
              onClick={() => onChange(Object.fromEntries(entries.filter(([each]) => each !== key)))}
            />
          </Row>
        ))}
      </ul>
      <TextInput
        path={inner(path, '+')}
        required
        shape={{ kind: 'text' }}
        label="Name of a new entry"
        help="Texts and other files use this name, so it cannot be changed later."
        value={name}
        error={error}
        onChange={(now) => setName(String(now))}
      />
      <button type="button" onClick={add}>
        Add the entry
      </button>
    </Part>
  );
}

type RowProps = Omit<FieldProps, 'required'> & { summary: string; children: ReactNode };

/** An entry with its buttons. One that holds fields is closed until it is opened, is new, or has a problem. */
function Row({ summary, children, ...props }: RowProps) {
  const { path, label, shape, value } = props;
  const { problems } = useContext(Marks);
  const [open, setOpen] = useState(() => isBlank(value));
  const isOpen = open || Object.keys(problems).some((each) => `${each}.`.startsWith(`${path}.`));
  const isSimple = !['group', 'list', 'named', 'either'].includes(shape.kind);
  const content = (
    <>
      <Field {...props} required label={isSimple ? label : ''} />
      <p className={css.row}>{children}</p>
    </>
  );
  if (isSimple) return <li>{content}</li>;
  return (
    <li>
      <details className={css.entry} open={isOpen} onToggle={(event) => setOpen(event.currentTarget.open)}>
        <summary>{summary}</summary>
        {isOpen && <div className={css.stack}>{content}</div>}
      </details>
    </li>
  );
}

type SmallProps = { verb: string; of: string; disabled?: boolean; onClick: () => void };

const Small = ({ verb, of, ...button }: SmallProps) => (
  <button type="button" {...button}>
    {verb} <span className="visually-hidden">{of}</span>
  </button>
);

const isBlank = (value: unknown): boolean =>
  typeof value === 'object' && value !== null ? Object.values(value).every(isBlank) : !value && value !== 0;

/** The first words of an entry. */
function summaryOf(value: unknown): string {
  if (typeof value !== 'object' || value === null) return String(value ?? '');
  const first = Object.values(value).find((each) => typeof each === 'string' || typeof each === 'number');
  return String(first ?? '').slice(0, 70);
}
