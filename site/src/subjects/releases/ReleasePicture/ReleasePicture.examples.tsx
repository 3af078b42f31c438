// A pane with lines, and a change.
import { ReleasePicture } from './ReleasePicture';

const words = { before: 'Before', now: 'Now' };

export const examples = {
  lines: (
    <ReleasePicture
      title="Before the file leaves"
      lines={[{ label: 'Index numbers', value: 'Complete', tone: 'good' }]}
      words={words}
    />
  ),
  change: (
    <ReleasePicture
      title="A list of 120 learners opens"
      change={{ before: { value: 2.4, text: '2.4 s' }, now: { value: 1.1, text: '1.1 s' } }}
      words={words}
    />
  ),
};
