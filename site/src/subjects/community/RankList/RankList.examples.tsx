// First and fourth.
import { RankList } from './RankList';

export const examples = {
  two: (
    <RankList
      title="Top contributors"
      entries={[
        {
          rank: 1,
          name: 'Brian Mugisha',
          points: '15,250',
          contributions: '214 contributions',
          badges: ['Documentation', 'Mentor'],
        },
        {
          rank: 4,
          name: 'Diana Akello',
          points: '9,800',
          contributions: '96 contributions',
          badges: ['Translator'],
        },
      ]}
    />
  ),
};
