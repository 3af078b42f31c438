// Picture of three products, for the hero of the store.

import { type Dye, ProductDrawing, type Shape } from '../ProductDrawing/ProductDrawing';
import css from './ProductRow.module.css';

type ProductRowProps = {
  /** Text alternative of the picture. */
  caption: string;
  /** The first is large. */
  items: readonly { shape: Shape; dye: Dye }[];
};

export function ProductRow({ caption, items }: ProductRowProps) {
  return (
    <figure>
      <figcaption className="visually-hidden">{caption}</figcaption>
      <div className={css.items}>
        {items.map((item) => (
          <div className={css.item} key={item.shape}>
            <ProductDrawing {...item} />
          </div>
        ))}
      </div>
    </figure>
  );
}
