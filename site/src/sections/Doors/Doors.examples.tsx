// Five ways in, and more of them underneath.
import { Doors } from './Doors';

export const examples = {
  five: (
    <Doors
      title="Where do you sit?"
      lead="Begin where your own work is."
      doors={['Head teacher', 'Bursar', 'Teacher', 'Parent', 'Developer'].map((label) => ({
        label,
        text: 'What there is for you.',
        href: '/features',
      }))}
      others={{ title: 'For', links: [{ label: 'Primary schools', href: '/for/primary' }] }}
    />
  ),
};
