// Both sizes of a monogram.
import { Monogram } from './Monogram';

export const examples = {
  small: <Monogram name="Sarah Nakato" />,
  large: <Monogram name="James Okello" size="large" />,
};
