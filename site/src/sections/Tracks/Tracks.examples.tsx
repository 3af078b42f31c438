// Two ways to take part, each with two lists.
import { Tracks } from './Tracks';

const lists = [
  { title: 'Requirements', items: ['A registered company', 'Two people we can train'] },
  { title: 'Examples', items: ['An SMS gateway', 'A library system'] },
];

export const examples = {
  two: (
    <Tracks
      title="Ways to work together"
      lead="Most partners start with one."
      tracks={[
        { title: 'Technology', text: 'You build something that talks to Tred.', icon: 'Plug', lists },
        { title: 'Channel', text: 'You know schools; we run the software.', icon: 'Handshake', lists },
      ]}
    />
  ),
};
