// A field of the form, whatever its shape: what a schema asks, drawn with its help, its limits and what is wrong.
import { createContext, type ReactNode, useContext, useId, useRef, useState } from 'react';
import fieldCss from '~/ui/Field/Field.module.css';
import { FieldFrame, Notes } from '~/ui/Field/FieldFrame';
import { described, type ControlProps as Framed } from '~/ui/Field/field-ids';
import { blank, type Field, fit, type Shape } from '../shape.ts';
import { List, Named } from './Entries';
import css from './editor.module.css';
import { idOf } from './follow.ts';

/** What is wrong and what the file's comments say, by field. */
export const Marks = createContext<{ problems: Record<string, string>; notes: Record<string, string> }>({
  problems: {},
  notes: {},
});

type Of<Kind extends Shape['kind']> = Extract<Shape, { kind: Kind }>;

export type ControlProps<Kind extends Shape['kind'] = Shape['kind']> = {
  /** `offices.0.phone`; empty for the whole file. */
  path: string;
  label: string;
  help?: string | undefined;
  required: boolean;
  shape: Of<Kind>;
  value: unknown;
  onChange: (value: unknown) => void;
  /** What is wrong, where it is not the server that says so. */
  error?: string | undefined;
};

/** A line that is no field of the file. */
export const LINE = { kind: 'text' } as const;

export const inner = (path: string, part: string | number) => (path ? `${path}.${part}` : String(part));

export function Control(props: ControlProps): ReactNode {
  const { shape, ...rest } = props;
  switch (shape.kind) {
    case 'group':
      return <Group {...rest} shape={shape} />;
    case 'list':
      return <List {...rest} shape={shape} />;
    case 'named':
      return <Named {...rest} shape={shape} />;
    case 'either':
      return <Either {...rest} shape={shape} />;
    case 'tick':
      return <Tick {...rest} shape={shape} />;
    case 'choice':
      return <Choice {...rest} shape={shape} />;
    case 'number':
      return <NumberLine {...rest} shape={shape} />;
    default:
      return <Words {...rest} shape={shape} />;
  }
}

/** What stands around an input, and what the input says of it. */
function useFrame(
  { path, label, help, required, error }: Omit<ControlProps, 'shape' | 'value' | 'onChange'>,
  more = '',
) {
  const { problems, notes } = useContext(Marks);
  const hint = [notes[path], help, more].filter(Boolean).join(' ');
  const framed: Framed = {
    id: idOf(path),
    field: { name: path, label, kind: 'text', required, ...(hint && { hint }) },
    error: error ?? problems[path],
  };
  return { framed, label, input: { id: framed.id, className: fieldCss.input, ...described(framed) } };
}

/** What the file says when nothing is typed: nothing at all, null, or an empty text that the schema may refuse. */
const empty = ({ required, shape }: { required: boolean; shape: Pick<Shape, 'none'> }) =>
  shape.none ? null : required ? '' : undefined;

function Words(props: ControlProps<'text' | 'day'>) {
  const { shape, onChange } = props;
  const text = String(props.value ?? '');
  const most = shape.kind === 'text' ? shape.most : undefined;
  // Decided once, so that the input stays the same while somebody types.
  const [long] = useState((most ?? text.length + 20) > 80);
  const [lines] = useState(text.trimEnd().includes('\n') || (most ?? 0) > 400);
  const counted = most ? `Now ${text.length} of ${most} characters.` : '';
  const { framed, label, input } = useFrame(props, counted);
  const change = (typed: string) =>
    onChange(typed === '' ? empty(props) : lines ? typed : typed.replaceAll('\n', ' '));
  const isDay = shape.kind === 'day' && /^(\d{4}-\d\d-\d\d)?$/.test(text);
  return (
    <FieldFrame {...framed} label={label}>
      {long && shape.kind === 'text' ? (
        <textarea
          {...input}
          rows={lines ? 8 : 2}
          value={text}
          onChange={(event) => change(event.target.value)}
        />
      ) : (
        <input
          {...input}
          type={isDay ? 'date' : 'text'}
          value={text}
          onChange={(event) => change(event.target.value)}
        />
      )}
    </FieldFrame>
  );
}

function NumberLine(props: ControlProps<'number'>) {
  const { value, onChange } = props;
  const { framed, label, input } = useFrame(props);
  // What was typed stays as it was typed: 1.50 is not made 1.5 under the hand.
  const [typed, setTyped] = useState(String(value ?? ''));
  const shown = readNumber(typed) === value ? typed : String(value ?? '');
  const change = (text: string) => {
    setTyped(text);
    onChange(text === '' ? empty(props) : readNumber(text));
  };
  return (
    <FieldFrame {...framed} label={label}>
      <input {...input} inputMode="decimal" value={shown} onChange={(event) => change(event.target.value)} />
    </FieldFrame>
  );
}

/** Anything else stays a text, which the check then names. */
const readNumber = (text: string) => (/^-?\d+(\.\d+)?$/.test(text) ? Number(text) : text);

function Tick(props: ControlProps<'tick'>) {
  const { value, onChange, required, shape } = props;
  const { framed, label, input } = useFrame(props);
  const off = required || shape.on ? false : undefined;
  return (
    <div className={fieldCss.field}>
      <label className={fieldCss.option}>
        <input
          {...input}
          className={fieldCss.box}
          type="checkbox"
          checked={Boolean(value ?? shape.on)}
          onChange={(event) => onChange(event.target.checked ? true : off)}
        />
        <span>{label}</span>
      </label>
      <Notes id={framed.id} hint={framed.field.hint} error={framed.error} />
    </div>
  );
}

/** More than a list can show at a glance is typed, with suggestions. */
const MANY = 60;

function Choice(props: ControlProps<'choice'>) {
  const { value, onChange, shape, required } = props;
  const { framed, label, input } = useFrame(props);
  const suggestions = useId();
  const now = String(value ?? '');
  const change = (text: string) =>
    onChange(text === '' ? empty(props) : (shape.options.find((each) => String(each) === text) ?? text));
  if (shape.options.length > MANY)
    return (
      <FieldFrame {...framed} label={label}>
        <input {...input} list={suggestions} value={now} onChange={(event) => change(event.target.value)} />
        <datalist id={suggestions}>
          {shape.options.map((option) => (
            <option key={String(option)} value={String(option)} />
          ))}
        </datalist>
      </FieldFrame>
    );
  const known = shape.options.map(String);
  return (
    <FieldFrame {...framed} label={label}>
      <div className={fieldCss.select}>
        <select {...input} value={now} onChange={(event) => change(event.target.value)}>
          <option value="">{required ? 'Choose one' : 'Left out'}</option>
          {[...known, ...(known.includes(now) || !now ? [] : [now])].map((option) => (
            <option key={option}>{option}</option>
          ))}
        </select>
      </div>
    </FieldFrame>
  );
}

type Values = Record<string, unknown>;
const asGroup = (value: unknown): Values =>
  typeof value === 'object' && value !== null ? (value as Values) : {};

function Group(props: ControlProps<'group'>) {
  const { path, shape, onChange } = props;
  const value = asGroup(props.value);
  const set = ({ name }: Field, now: unknown) => {
    // Lines come in the order of the schema, where the file has no order of its own.
    const order = shape.fields.map((field) => field.name);
    const next = { ...value, [name]: now };
    const keys = name in value ? Object.keys(next) : byOrder(Object.keys(value), name, order);
    onChange(
      Object.fromEntries(keys.filter((key) => next[key] !== undefined).map((key) => [key, next[key]])),
    );
  };
  const fields = shape.fields
    // What tells this kind of entry from another is not asked twice.
    .filter(({ shape }) => shape.kind !== 'choice' || shape.options.length !== 1)
    .map((field) => (
      <Control
        key={field.name}
        path={inner(path, field.name)}
        label={field.label}
        help={field.help}
        required={field.required}
        shape={field.shape}
        value={value[field.name]}
        onChange={(now) => set(field, now)}
      />
    ));
  if (!props.label)
    return (
      <div className={css.stack} id={idOf(path)} tabIndex={-1}>
        {fields}
      </div>
    );
  return <Part {...props}>{fields}</Part>;
}

/** Puts a new name where the schema has it: after the last of those that come before it. */
function byOrder(keys: string[], name: string, order: string[]): string[] {
  const before = new Set(order.slice(0, order.indexOf(name)));
  const at = keys.findLastIndex((key) => before.has(key)) + 1;
  return keys.toSpliced(at, 0, name);
}

/**
 * A part with fields of its own; one that may be left out can be added and taken out. `sharesPath`: what is in it goes by the
 * same path, and is where a message leads.
 */
export function Part(props: ControlProps & { sharesPath?: boolean; children: ReactNode }) {
  const { path, label, required, shape, value, onChange, children } = props;
  const { framed } = useFrame(props);
  const may = !required || shape.none;
  const isThere = value !== undefined && value !== null;
  const start = blank({ ...shape, none: undefined });
  return (
    <fieldset
      className={css.part}
      id={props.sharesPath ? undefined : framed.id}
      tabIndex={-1}
      aria-describedby={described(framed)['aria-describedby']}
    >
      {label && <legend>{label}</legend>}
      <Notes id={framed.id} hint={framed.field.hint} error={framed.error} />
      {isThere && children}
      {may && (
        <button type="button" onClick={() => onChange(isThere ? (shape.none ? null : undefined) : start)}>
          {isThere ? 'Leave out' : 'Add'} {label.toLowerCase() || path}
        </button>
      )}
    </fieldset>
  );
}

function Either(props: ControlProps<'either'>) {
  const { path, shape, value, onChange } = props;
  const best = shape.options.map((option) => fit(option.shape, value));
  const [chosen, setChosen] = useState(Math.max(0, best.indexOf(Math.max(...best))));
  const option = shape.options[chosen];
  // Whoever goes back to a kind finds what was typed there.
  const before = useRef<unknown[]>([]);
  function choose(at: number) {
    before.current[chosen] = value;
    setChosen(at);
    const next = shape.options[at]?.shape as Shape;
    onChange(before.current[at] ?? carried(next, value));
  }
  if (!option) return null;
  return (
    <Part {...props} sharesPath>
      <div className={fieldCss.select}>
        <select
          aria-label={`Kind of ${props.label.toLowerCase() || 'entry'}`}
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
        <Control
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

/** A new kind of entry with what it has in common with the one before. */
function carried(shape: Shape, value: unknown): unknown {
  const start = blank(shape);
  if (shape.kind !== 'group') return start;
  const same = shape.fields.filter(
    ({ name, shape }) => name in asGroup(value) && (shape.kind !== 'choice' || shape.options.length > 1),
  );
  return { ...asGroup(start), ...Object.fromEntries(same.map(({ name }) => [name, asGroup(value)[name]])) };
}
