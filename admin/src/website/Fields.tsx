// A field of any shape: groups, lists and registers contain further fields.
import type { EditorShape } from '@tred/contract/editor-api';
import { blank, fixedValue, isBlank, isGroup, kindOf, labelOf, titleIn } from '@tred/contract/editor-shape';
import { origins } from '@tred/contract/merge';
import { type ReactNode, useContext, useState } from 'react';
import { Notes, Optional } from '~/components/Field/FieldFrame';
import { slugify } from '~/lib/format-text';
import { Button } from '../ui/parts';
import css from './editor.module.css';
import {
  type EditorFieldProps,
  FormContext,
  goIntoSoon,
  goToSoon,
  idOf,
  inner,
  summaryOf,
  useFrame,
  useIsTarget,
} from './field-props.ts';
import { Checkbox, Choice, PictureInput, TextInput } from './Inputs';
import { TableGrid, tableIn } from './TableGrid';

const NO_ITEMS: unknown[] = [];
const TEXT: EditorShape = { kind: 'text' };

/** `bare`: without a frame, inside a fold with its name. */
type PartProps<Kind extends EditorShape['kind'] = EditorShape['kind']> = EditorFieldProps<Kind> & {
  bare?: boolean;
};

type Kinds = Extract<EditorShape, { kind: 'either' }>['options'];
type Kind = Kinds[number];

export function Field(props: PartProps): ReactNode {
  const { shape } = props;
  switch (shape.kind) {
    case 'group':
      return <Group {...props} shape={shape} />;
    case 'list':
      return <List {...props} shape={shape} />;
    case 'named':
      return <Register {...props} shape={shape} />;
    case 'either':
      return <Either {...props} shape={shape} />;
    case 'tick':
      return <Checkbox {...props} shape={shape} />;
    case 'choice':
      return <Choice {...props} shape={shape} />;
    case 'picture':
      return <PictureInput {...props} />;
    default:
      return <TextInput {...props} shape={shape} />;
  }
}

/** Not for capitals, as in SMS. */
const inSentence = (label: string) => label.replace(/^[A-Z](?![A-Z])/, (letter) => letter.toLowerCase());

export const holdsFields = ({ kind }: EditorShape) => ['group', 'list', 'named', 'either'].includes(kind);

/** A field with fields, and a button to add or remove an optional one. */
function Part({
  bare,
  hasOwnId = true,
  children,
  ...props
}: PartProps & { hasOwnId?: boolean; children: ReactNode }) {
  const { label, required, shape, value, onChange } = props;
  const { frame, input } = useFrame(props);
  const isThere = value !== undefined && value !== null;
  const toggled = isThere ? (shape.none ? null : undefined) : blank({ ...shape, none: undefined });
  const toggle = () => {
    onChange(toggled);
    (isThere ? goToSoon : goIntoSoon)(props.path);
  };
  const content = (
    <>
      <Notes id={frame.id} hint={frame.field.hint} error={frame.error} words={frame.words} />
      {isThere && children}
      {(!required || shape.none || !isThere) && (
        <Button onClick={toggle}>
          {isThere ? 'Leave out' : 'Add'} {inSentence(label)}
        </Button>
      )}
    </>
  );
  if (bare) return <div className={css.fields}>{content}</div>;
  return (
    <fieldset
      className={css.part}
      id={hasOwnId ? frame.id : undefined}
      tabIndex={-1}
      aria-describedby={input['aria-describedby']}
    >
      <legend>
        {label}
        {!required && <Optional words={frame.words} />}
      </legend>
      {content}
    </fieldset>
  );
}

type FoldProps = { path: string; title: string; summary: string; startsOpen: boolean; children: ReactNode };

/** Opens when the form must show something inside. */
function Fold({ path, title, summary, startsOpen, children }: FoldProps) {
  const isTarget = useIsTarget(path);
  const { fill } = useContext(FormContext);
  const [isOpen, setOpen] = useState(startsOpen || isTarget);
  const [wasTarget, setWasTarget] = useState(isTarget);
  // In the same render: the form then focuses a field inside.
  if (wasTarget !== isTarget) {
    setWasTarget(isTarget);
    if (isTarget) setOpen(true);
  }
  return (
    <details className={css.fold} open={isOpen} onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary id={idOf(path)}>
        <b>{fill(title)}</b> {summary !== title && <span className="quiet">{fill(summary)}</span>}
      </summary>
      {isOpen && <div className={css.fields}>{children}</div>}
    </details>
  );
}

const FEW = 4;

function Group(props: PartProps<'group'>) {
  const { path, shape, onChange } = props;
  const value = isGroup(props.value) ? props.value : {};
  const table = tableIn(shape);
  const isFew = shape.fields.filter(({ shape }) => holdsFields(shape)).length <= FEW;
  /** A new key goes after those before it in the schema. */
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
  return (
    <Part {...props}>
      {shape.fields
        // A field with one possible value only identifies the kind.
        .filter(({ name, shape }) => fixedValue(shape) === undefined && !(table && name === 'columns'))
        .map(({ name, ...rest }) => {
          const field = {
            ...rest,
            path: inner(path, name),
            value: value[name],
            onChange: (now: unknown) => set(name, now),
          };
          const isThere = field.value !== undefined && field.value !== null;
          if (table && name === 'rows' && isThere)
            return (
              <TableGrid key={name} {...{ path, value }} onChange={(next) => onChange({ ...value, ...next })}>
                <Field {...field} />
              </TableGrid>
            );
          if (path || !isThere || !holdsFields(rest.shape)) return <Field key={name} {...field} />;
          return (
            <Fold
              key={name}
              path={field.path}
              title={field.label}
              summary={summaryOf(field.value)}
              startsOpen={isFew || isBlank(field.value)}
            >
              <Field {...field} bare />
            </Fold>
          );
        })}
    </Part>
  );
}

function Either(props: PartProps<'either'>) {
  const { path, label, shape, value, onChange } = props;
  const [chosen, setChosen] = useState(() => kindOf(shape, value));
  const choose = (next: Kind) => {
    setChosen(next);
    onChange(blank(next.shape));
  };
  if (!chosen) return null;
  return (
    <Part {...props} hasOwnId={holdsFields(chosen.shape)}>
      <KindChoice {...{ path, of: shape.options, value: chosen, onChange: choose }} label={`${label} is`} />
      {fixedValue(chosen.shape) === undefined && (
        <Field key={chosen.label} {...{ path, label, value, onChange, shape: chosen.shape }} required bare />
      )}
    </Part>
  );
}

type KindsProps = Pick<PartProps, 'path' | 'label'> & {
  of: Kinds;
  value: Kind | undefined;
  onChange: (kind: Kind) => void;
};

const KindChoice = ({ path, label, of, value, onChange }: KindsProps) => (
  <Choice
    path={inner(path, '+kind')}
    label={label}
    required
    shape={{ kind: 'choice', options: of.map(({ label }) => label) }}
    value={value?.label}
    onChange={(label) => {
      const kind = of.find((each) => each.label === label);
      if (kind) onChange(kind);
    }}
  />
);

function List(props: PartProps<'list'>) {
  const { path, label, shape, onChange } = props;
  const items = Array.isArray(props.value) ? props.value : NO_ITEMS;
  const { of } = shape;
  const kinds = of?.kind === 'either' ? of.options : [];
  const [kind, setKind] = useState(kinds[0]);
  /** Items keep their keys, and so their cursors, when somebody moves them. */
  const [known, setKnown] = useState({ items, keys: items.map((_, at) => at) });
  const { keys } = known;
  const next = Math.max(-1, ...keys) + 1;
  if (known.items !== items) {
    const were = origins(known.items, items);
    setKnown({ items, keys: were.map((from, at) => (from === undefined ? next + at : (keys[from] ?? at))) });
  }
  const change = (items: unknown[], keys: number[]) => {
    setKnown({ items, keys });
    onChange(items);
  };
  const moved = <Item,>(list: readonly Item[], from: number, to: number) =>
    list.toSpliced(from, 1).toSpliced(to, 0, ...list.slice(from, from + 1));
  const move = (from: number, to: number) => change(moved(items, from, to), moved(keys, from, to));
  const remove = (at: number) => {
    change(items.toSpliced(at, 1), keys.toSpliced(at, 1));
    goToSoon(path);
  };
  const add = () => {
    change([...items, blank(kind?.shape ?? of ?? TEXT)], [...keys, next]);
    goIntoSoon(inner(path, items.length));
  };
  return (
    <Part {...props}>
      <ol className={css.fields}>
        {items.map((item, at) => {
          const name = `${label} ${at + 1}`;
          return (
            <Row
              key={keys[at]}
              path={inner(path, at)}
              label={name}
              shape={shape.first[at] ?? of ?? TEXT}
              value={item}
              onChange={(now) => change(items.with(at, now), keys)}
              buttons={[
                of && ['Up', at > 0, () => move(at, at - 1)],
                of && ['Down', at + 1 < items.length, () => move(at, at + 1)],
                at >= shape.first.length && ['Remove', true, () => remove(at)],
              ]}
            />
          );
        })}
      </ol>
      {of && (
        <div className="row">
          {kinds.length > 0 && (
            <KindChoice
              {...{ path, of: kinds, value: kind, onChange: setKind }}
              label={`What to add to ${inSentence(label)}`}
            />
          )}
          <Button id={idOf(inner(path, '+add'))} onClick={add}>
            Add to {inSentence(label)}
          </Button>
        </div>
      )}
    </Part>
  );
}

/** Items with names that the editor enters. */
function Register(props: PartProps<'named'>) {
  const { path, shape, onChange } = props;
  const entries = Object.entries(isGroup(props.value) ? props.value : {});
  const change = (next: [string, unknown][]) => onChange(Object.fromEntries(next));
  const [name, setName] = useState('');
  const [added, setAdded] = useState('');
  const [error, setError] = useState<string>();
  function add() {
    const key = shape.slugs ? slugify(name) : name.trim();
    if (!key) return setError('Give the new entry a name.');
    if (entries.some(([each]) => each === key)) return setError(`There is already an entry ${key}.`);
    setName('');
    setAdded(key);
    setError(undefined);
    const entry = blank(shape.of);
    // Its name is asked once.
    const named = isGroup(entry) && 'name' in entry ? { ...entry, name: name.trim() } : entry;
    change([...entries, [key, named]]);
    goIntoSoon(inner(path, key));
  }
  return (
    <Part {...props}>
      <ul className={css.fields}>
        {entries.map(([key, value], at) => (
          <Row
            key={key}
            path={inner(path, key)}
            label={titleIn(value) || (shape.slugs ? labelOf(key) : key)}
            shape={shape.of}
            value={value}
            isNew={key === added}
            onChange={(now) => change(entries.with(at, [key, now]))}
            buttons={[['Remove', true, () => change(entries.toSpliced(at, 1))]]}
          />
        ))}
      </ul>
      <TextInput
        path={inner(path, '+')}
        required
        shape={{ kind: 'text' }}
        label="Name of a new entry"
        value={name}
        error={error}
        onChange={(now) => setName(String(now))}
      />
      <Button onClick={add}>Add the entry</Button>
    </Part>
  );
}

type RowProps = Omit<EditorFieldProps, 'required'> & {
  isNew?: boolean;
  buttons: (false | undefined | [verb: string, isOn: boolean, onClick: () => void])[];
};

/** An item with its buttons. One with fields is a fold, open if new. */
function Row({ isNew = false, buttons, ...props }: RowProps) {
  const { path, label, shape, value } = props;
  const kind = shape.kind === 'either' ? `${kindOf(shape, value)?.label}: ` : '';
  const field = (
    <>
      <Field {...props} required bare />
      <div className="row">
        {buttons.map((button) => {
          if (!button) return null;
          const [verb, isOn, onClick] = button;
          return (
            <Button key={verb} disabled={!isOn} onClick={onClick}>
              {verb} <span className="visually-hidden">{label}</span>
            </Button>
          );
        })}
      </div>
    </>
  );
  if (!holdsFields(shape)) return <li className={css.fields}>{field}</li>;
  return (
    <li>
      <Fold path={path} title={label} summary={kind + summaryOf(value)} startsOpen={isNew || isBlank(value)}>
        {field}
      </Fold>
    </li>
  );
}
