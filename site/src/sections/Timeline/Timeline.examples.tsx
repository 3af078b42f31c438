// Two years of a story.
import { Timeline } from './Timeline';

export const examples = {
  two: (
    <Timeline
      title="Our story"
      lead="How it began."
      entries={[
        { year: 2022, title: 'One bursar, one shoebox', text: 'The first version matched receipts.' },
        { year: 2023, title: 'A room on a campus', text: 'Students tried to break it.' },
      ]}
    />
  ),
};
