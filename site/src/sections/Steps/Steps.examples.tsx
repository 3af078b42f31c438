// Four steps, two with durations.
import { Steps } from './Steps';

export const examples = {
  four: (
    <Steps
      title="From application to agreement"
      steps={[
        { title: 'Apply', text: 'Tell us what you do and where.', duration: 'ten minutes' },
        { title: 'Review', text: 'We read it and call you.', duration: '2-3 days' },
        { title: 'Interview', text: 'An hour with the people you would work with.' },
        { title: 'Agreement', text: 'Signed on paper or screen.' },
      ]}
    />
  ),
};
