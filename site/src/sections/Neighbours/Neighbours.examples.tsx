// Both neighbours, and the first of a series.
import { Neighbours } from './Neighbours';

const previous = { title: 'Registers that survive a power cut', href: '/pricing' };
const next = { title: 'UNEB files without retyping', href: '/pricing' };

export const examples = {
  both: <Neighbours label="Both neighbours" previous={previous} next={next} />,
  'only the next': <Neighbours label="Only the next" next={next} />,
};
