// The weave as a count: as many bars as there are things, in order, with a line that says what they are.
import { countedWeave, type WeaveGroup } from '~/lib/weave';
import { WeavePaths } from '../Weave/Weave';
import css from './WeaveCount.module.css';

export type WeaveCountProps = {
  /** What is counted, in the order of the bars; `apart` starts a row of its own. */
  groups: readonly WeaveGroup[];
  /** How many bars stand in a row. */
  columns: number;
  /** Says what a bar is and what its colour means: nobody has to count them. */
  caption: string;
};

export function WeaveCount({ groups, columns, caption }: WeaveCountProps) {
  return (
    <figure className={css.count}>
      <WeavePaths {...countedWeave(groups, columns)} className={css.bars} />
      <figcaption className={css.caption}>{caption}</figcaption>
    </figure>
  );
}
