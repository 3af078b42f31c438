// Words left, words right.
import { Split } from './Split';

const props = {
  title: 'Works with what you already run',
  text: [
    'Tred reads the ministry\u2019s EMIS export and your bank statement.',
    'Nothing has to be typed twice.',
  ],
  points: ['EMIS learner numbers', 'UNEB registration files'],
  actions: [
    { label: 'See the modules', href: '/modules' },
    { label: 'Talk to us', href: '/contact' },
  ],
};

export const examples = {
  'beside something tall': (
    <Split {...props} level="top">
      <p>The picture stands here.</p>
      <p>It goes on.</p>
    </Split>
  ),
  left: <Split {...props}>The picture stands here.</Split>,
  right: (
    <Split {...props} words="right" tone="sunk">
      The picture stands here.
    </Split>
  ),
};
