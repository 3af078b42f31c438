// A process in numbered steps.
import { section } from '~/components/define-section';
import { Steps } from './Steps';
import { stepsWords } from './schema';

export const steps = section({
  name: 'steps',
  title: 'Steps',
  schema: stepsWords,
  takesAside: true,
  component: Steps,
});
