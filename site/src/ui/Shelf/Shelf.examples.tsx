// The store's opening picture.
import { Shelf } from './Shelf';

export const examples = {
  three: (
    <Shelf
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
