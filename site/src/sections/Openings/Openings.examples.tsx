// A list of one, and an empty one.
import { Openings } from './Openings';

const words = {
  title: 'Open positions',
  apply: { label: 'Apply Now', href: '/contact' },
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
          deadline: 'Open until filled',
        },
      ]}
    />
  ),
  empty: <Openings {...words} openings={[]} />,
};
