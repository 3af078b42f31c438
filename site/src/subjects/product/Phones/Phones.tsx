// One phone, or two with the second half behind the first, on the weave.
import type { ReactNode } from 'react';
import { Weave } from '~/ui/Weave/Weave';
import css from './Phones.module.css';

type PhonesProps = {
  seed: string;
  /** Draws the weave once as the page opens: for a hero. */
  drawn?: boolean;
  /** One or two PhoneFrames. */
  children?: ReactNode;
};

export function Phones({ seed, drawn = false, children }: PhonesProps) {
  return (
    <div className={css.phones}>
      <div className={css.weave}>
        <Weave seed={seed} columns={30} rows={14} drawn={drawn} />
      </div>
      <div className={css.row}>{children}</div>
    </div>
  );
}
