// A summit of three days.
import { EventFeature } from './EventFeature';

export const examples = {
  summit: (
    <EventFeature
      kicker="Featured event"
      title="Education Summit"
      date="10–12 March 2099"
      from="2099-03-10"
      until="2099-03-12"
      text="Three days in Kampala for heads, registrars and bursars."
      facts={['Summit', 'Kampala', '500+ expected']}
      points={['A clinic with thirty desks']}
      actions={[
        { label: 'Register free', href: '/contact' },
        { label: 'See the programme', href: '/contact' },
      ]}
      over="This event is over."
      seed="example"
    />
  ),
};
