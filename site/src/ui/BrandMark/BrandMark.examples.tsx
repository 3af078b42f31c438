// What the gallery shows of the brand mark.
import { BrandMark } from './BrandMark';

export const examples = {
  'as in a browser tab': <BrandMark size={16} />,
  'as in the header': <BrandMark size={28} />,
  large: <BrandMark size={96} />,
};
