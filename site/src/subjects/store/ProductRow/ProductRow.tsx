// Three of the store's products: the picture that opens the store.

import { type Dye, ProductDrawing, type Shape } from '../ProductDrawing/ProductDrawing';
import css from './ProductRow.module.css';

type ProductRowProps = {
  /** Says in words what the picture shows. */
  caption: string;
  /** The first is set large. */
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
