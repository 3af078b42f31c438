// Weaves of several seeds.
import { Weave } from './Weave';

export const examples = {
  tred: <Weave seed="tred" columns={40} rows={5} />,
  pricing: <Weave seed="pricing" columns={40} rows={5} />,
  'blog 3': <Weave seed="blog-3" columns={40} rows={5} />,
};
