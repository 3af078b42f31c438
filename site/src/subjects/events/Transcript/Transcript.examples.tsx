// Two chapters; in the first the same person speaks twice.
import { Transcript } from './Transcript';

export const examples = {
  two: (
    <Transcript
      title="Transcript"
      chaptersTitle="Chapters"
      chapters={[
        {
          id: 'example-chapter-1',
          at: '00:00',
          title: 'The queue at the gate',
          words: [
            { who: 'Harriet Nabirye', says: 'It looked like a match day.' },
            { who: 'Harriet Nabirye', says: 'Nobody was rude.' },
          ],
        },
        {
          id: 'example-chapter-2',
          at: '09:40',
          title: 'Fourteen days before',
          words: [{ who: 'Ivan Wasswa', says: 'How do the letters go?' }],
        },
      ]}
    />
  ),
};
