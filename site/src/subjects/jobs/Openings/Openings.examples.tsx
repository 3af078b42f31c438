// A list of one, and an empty one.
import { Openings } from './Openings';

const words = {
  title: 'Open positions',
  apply: { label: 'Apply Now', href: '/contact' },
  deadline: { by: 'Apply by', none: 'Open until filled' },
  empty: 'Nothing is open today. Write to us anyway.',
};

export const examples = {
  one: (
    <Openings
      {...words}
      lead="One for now."
      openings={[
        {
          id: 'example-engineer',
          title: 'Engineer',
          department: 'Engineering',
          location: 'Entebbe (hybrid)',
          type: 'Full-time',
          description: 'Build registers that work where the network does not.',
          closes: '2027-03-31',
        },
      ]}
    />
  ),
  empty: <Openings {...words} openings={[]} />,
};
