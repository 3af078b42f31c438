// Two entries, one with a note.
import { Contents } from './Contents';

export const examples = {
  two: (
    <Contents
      label="On this page"
      entries={[
        { label: 'Admissions Management', href: '#main', note: 'forms to letters' },
        { label: 'Course Management', href: '#main' },
      ]}
    />
  ),
};
