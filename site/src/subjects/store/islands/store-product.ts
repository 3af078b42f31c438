// A product as the store's islands need it.
import type { Priced } from '../cart';
import type { Dye, Shape } from '../ProductDrawing/ProductDrawing';

export type StoreProduct = Omit<Priced, 'colours'> & {
  name: string;
  description: string;
  /** The prices as they are written, made at build: old browsers may format them otherwise. */
  shown: { ugx: string; usd: string };
  shape: Shape;
  colours: readonly { name: string; dye: Dye }[];
  badge?: string;
};
