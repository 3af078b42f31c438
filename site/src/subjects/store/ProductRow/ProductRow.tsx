// Three of the store's products above a strip of the weave: the picture that opens the store.

import { Weave } from '~/ui/Weave/Weave';
import { type Dye, ProductDrawing, type Shape } from '../ProductDrawing/ProductDrawing';
import css from './ProductRow.module.css';

type ProductRowProps = {
  /** Says in words what the picture shows. */
  caption: string;
  /** The first is set large. */
  items: readonly { shape: Shape; dye: Dye }[];
  seed: string;
};

export function ProductRow({ caption, items, seed }: ProductRowProps) {
  return (
    <figure className={css.shelf}>
      <figcaption className="visually-hidden">{caption}</figcaption>
      <div className={css.items}>
        {items.map((item) => (
          <div className={css.item} key={item.shape}>
            <ProductDrawing {...item} />
          </div>
        ))}
      </div>
      <div className={css.weave}>
        <Weave seed={seed} columns={36} rows={2} drawn />
      </div>
    </figure>
  );
}
