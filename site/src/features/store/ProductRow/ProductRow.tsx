// Picture of products, for the heroes of the store: three different ones, or many of one.

import { type Dye, ProductDrawing, type Shape } from '../ProductDrawing/ProductDrawing';
import css from './ProductRow.module.css';

type ProductRowProps = {
  /** Text alternative of the picture. */
  caption: string;
  /** The first is large. */
  items: readonly { shape: Shape; dye: Dye }[];
  /** All on one tile, in rows of five. */
  same?: boolean;
};

export function ProductRow({ caption, items, same = false }: ProductRowProps) {
  return (
    <figure>
      <figcaption className="visually-hidden">{caption}</figcaption>
      <div className={same ? css.same : css.items}>
        {items.map((item, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a fixed picture
          <div className={same ? undefined : css.item} key={at}>
            <ProductDrawing {...item} />
          </div>
        ))}
      </div>
    </figure>
  );
}
