// The store's opening picture.
import { ProductRow } from './ProductRow';

export const examples = {
  three: (
    <ProductRow
      caption="A hoodie, a cap and a bottle"
      seed="example-shelf"
      items={[
        { shape: 'hoodie', dye: 'nile' },
        { shape: 'cap', dye: 'cream' },
        { shape: 'bottle', dye: 'murram' },
      ]}
    />
  ),
};
