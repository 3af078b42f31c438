// The sheet of the media kit.
import { BrandSheet } from './BrandSheet';

export const examples = {
  sheet: (
    <BrandSheet name="Tred" caption="The logo on white, on marigold and on deep green, beside the weave." />
  ),
};
