// What the gallery shows of the brand mark.
import { Mark } from './Mark';

export const examples = {
  'as in a browser tab': <Mark size={16} />,
  'as in the header': <Mark size={28} />,
  large: <Mark size={96} />,
};
