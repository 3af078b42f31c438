// People or organisations.
import { section } from '~/components/define-section';
import { People } from './People';
import { peopleWords } from './schema';

export const people = section({
  name: 'people',
  title: 'People or organisations',
  schema: peopleWords,
  computed: 'profiles',
  component: People,
});
