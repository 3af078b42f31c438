// What stands beside words about the store.
import type { z } from 'astro/zod';
import { section } from '~/components/define-section';
import { ProductRow } from './ProductRow/ProductRow';
import { manyPiecesWords } from './words';

export const manyPieces = section({
  name: 'products',
  title: 'Picture of many pieces of one product',
  schema: manyPiecesWords,
  component: ({ caption, piece, count }: z.infer<typeof manyPiecesWords>) => (
    <ProductRow caption={caption} items={Array(count).fill(piece)} same />
  ),
});
