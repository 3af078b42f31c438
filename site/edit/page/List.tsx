// Entries that have an order.
import { blank, type Shape } from '../shape.ts';
import { type ControlProps, inner, LINE } from './control-props.ts';
import css from './editor.module.css';
import { focusSoon, idOf } from './follow.ts';
import { Part } from './Part';
import { Row, summaryOf } from './Row';
import { Small } from './Small';

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
