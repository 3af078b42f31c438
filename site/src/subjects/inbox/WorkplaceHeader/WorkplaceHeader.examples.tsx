// The bar before anyone is logged in.
import { WorkplaceHeader } from './WorkplaceHeader';

export const examples = {
  bar: <WorkplaceHeader brand="Tred" title="The desk" home="To the website" />,
};
