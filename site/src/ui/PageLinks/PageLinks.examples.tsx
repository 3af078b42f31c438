// The pages of a short list and of a very long one.
import { PageLinks } from './PageLinks';

export const examples = {
  few: <PageLinks label="Pages of few" list="/blog" page={2} pages={3} />,
};
