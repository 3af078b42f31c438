// Three people.
import { People } from './People';

export const examples = {
  three: (
    <People
      title="Who we are"
      people={[
        {
          name: 'Sarah Nakato',
          position: 'Chief executive',
          bio: 'Ran a school office in Masaka for nine years.',
        },
        { name: 'James Okello', position: 'Engineering', bio: 'Built fee systems in Gulu.' },
        { name: 'Amina Babirye', position: 'Schools', bio: 'Taught mathematics at S.3.' },
      ]}
    />
  ),
};
