// Fields that belong together.
import type { Field } from '../shape.ts';
import { Control } from './Control';
import { asGroup, type ControlProps, inner } from './control-props.ts';
import css from './editor.module.css';
import { idOf } from './follow.ts';
import { Part } from './Part';

export function Group(props: ControlProps<'group'>) {
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
