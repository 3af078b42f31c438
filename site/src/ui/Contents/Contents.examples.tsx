// Two entries, one with a note.
import { Contents } from './Contents';

export const examples = {
  two: (
    <Contents
      label="Parts of the manual"
      entries={[
        { label: 'Admissions Management', href: '#main', note: 'forms to letters' },
        { label: 'Course Management', href: '#main' },
      ]}
    />
  ),
};
