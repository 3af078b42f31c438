// Every shape, each in another colour, and a swatch.
import { ProductDrawing } from './ProductDrawing';
import { Swatch } from './Swatch';

export const examples = {
  hoodie: <ProductDrawing shape="hoodie" dye="nile" />,
  shirt: <ProductDrawing shape="shirt" dye="cream" />,
  cap: <ProductDrawing shape="cap" dye="charcoal" />,
  sleeve: <ProductDrawing shape="sleeve" dye="murram" />,
  bottle: <ProductDrawing shape="bottle" dye="steel" />,
  stickers: <ProductDrawing shape="stickers" dye="marigold" />,
  swatch: <Swatch name="Nile green" dye="nile" />,
};
