// Two people, two organisations.
import { Profiles } from './Profiles';

export const examples = {
  people: (
    <Profiles
      of="people"
      title="Who we are"
      profiles={[
        { name: 'Sarah Nakato', role: 'Chief executive', text: 'Ran a school office in Masaka.' },
        { name: 'James Okello', role: 'Engineering', text: 'Built fee systems in Gulu.' },
      ]}
    />
  ),
  organisations: (
    <Profiles
      of="organisations"
      title="Whom we do it with"
      lead="None of it alone."
      profiles={[
        { name: 'Elgon Schools Fund', role: 'Mbale', text: 'Chooses the schools that get a licence.' },
        { name: 'Kyoga Solar Cooperative', role: 'Soroti', text: 'Puts up the panels and mends them.' },
      ]}
    />
  ),
};
