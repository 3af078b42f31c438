// Two people changed the same file: takes both changes into the form, and asks where both changed the same text.
import type { EditorShape } from '@tred/contract/editor-api';
import { partsOfField, valueAt } from '@tred/contract/editor-shape';
import type { Ref } from 'react';
import { FormStatus } from '~/ui/FormStatus/FormStatus';
import {
  type Difference,
  differences,
  partedOf,
  placeOf,
  shownOf,
  undone,
  wholeOf,
} from '../../../../../editor/drafts/differences';
import css from './editor.module.css';

type Version = { value?: unknown; body?: string | undefined };
/** `before` is the other's text, `after` the text that both began with. */
export type Clash = Difference & { mine: unknown };

export function merged({ base, theirs, mine }: Record<'base' | 'theirs' | 'mine', Version>) {
  let whole = wholeOf(mine);
  const clashes: Clash[] = [];
  for (const each of differences(wholeOf(theirs), wholeOf(base)).toReversed()) {
    const own = valueAt(whole, partsOfField(each.field));
    if (JSON.stringify(own) === JSON.stringify(each.after)) whole = undone(whole, each);
    else if (JSON.stringify(own) !== JSON.stringify(each.before)) clashes.push({ ...each, mine: own });
  }
  return { typed: partedOf(whole), clashes };
}

type ClashesProps = {
  clashes: Clash[];
  shape: EditorShape;
  typed: Version;
  onTake: (typed: Version, left: Clash[]) => void;
  ref: Ref<HTMLDivElement>;
};

export const Clashes = ({ clashes, shape, typed, onTake, ref }: ClashesProps) => (
  <FormStatus tone="bad" title="This was changed elsewhere since you opened it." ref={ref}>
    <p>
      {clashes.length === 0
        ? 'Both changes are in the form now. Look at them, then save.'
        : 'The other changes are in the form now. Here both of you changed the same text; yours is in the form:'}
    </p>
    <ul className={css.changes}>
      {clashes.map((clash) => (
        <li key={clash.field} className={css.change}>
          <p>
            <b>{placeOf(shape, clash.field, typed.value)}</b>
            <span>Yours: {shownOf({ ...clash, after: clash.mine }).after || 'nothing'}</span>
            <span>The other: {shownOf({ ...clash, after: clash.mine }).before || 'nothing'}</span>
          </p>
          <button
            type="button"
            onClick={() =>
              onTake(
                partedOf(undone(wholeOf(typed), { ...clash, after: clash.mine })),
                clashes.filter((each) => each !== clash),
              )
            }
          >
            Use the other text
          </button>
        </li>
      ))}
    </ul>
  </FormStatus>
);
