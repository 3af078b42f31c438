// People or organisations.
import { section } from '~/components/define-section';
import { Profiles } from './Profiles';
import { profilesWords } from './schema';

export const people = section({
  name: 'people',
  title: 'People or organisations',
  schema: profilesWords,
  computed: 'profiles',
  component: Profiles,
});
