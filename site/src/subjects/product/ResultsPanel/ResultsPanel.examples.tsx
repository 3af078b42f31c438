// Two subjects of one class.
import { ResultsPanel } from './ResultsPanel';

export const examples = {
  subjects: (
    <ResultsPanel
      results={{
        title: 'Expected UCE grades',
        share: 'A to C',
        rows: [
          { name: 'English', grades: [18, 42, 51, 27, 6] },
          { name: 'Physics', grades: [9, 24, 47, 44, 20] },
        ],
      }}
    />
  ),
};
