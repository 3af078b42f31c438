// Both neighbours, and the first of a series.
import { PreviousNext } from './PreviousNext';

const previous = { title: 'Registers that survive a power cut', href: '/pricing' };
const next = { title: 'UNEB files without retyping', href: '/pricing' };

export const examples = {
  both: <PreviousNext label="Both neighbours" previous={previous} next={next} />,
  'only the next': <PreviousNext label="Only the next" next={next} />,
};
