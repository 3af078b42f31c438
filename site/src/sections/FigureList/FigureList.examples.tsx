// A ledger in two groups, and one whose lines bring examples.
import { FigureList } from './FigureList';

export const examples = {
  groups: (
    <FigureList
      title="The account so far"
      lead="Counted at the end of the year."
      groups={[
        {
          title: 'Learners',
          text: 'Who is reached.',
          icon: 'GraduationCap',
          entries: [
            { figure: '500,000+', title: 'Students', text: 'On the registers of schools that use Tred.' },
            { figure: '2,500', title: 'Scholarships a year', text: 'Paid to the school, never in cash.' },
          ],
        },
        {
          title: 'Money',
          entries: [{ figure: 'UGX 5.2B', title: 'Grants', text: 'For devices and networks.' }],
        },
      ]}
      footnote="Figures are rounded down."
    />
  ),
  points: (
    <FigureList
      title="Rewards"
      pointsTitle="Examples"
      groups={[
        {
          entries: [
            {
              figure: 'UGX 25M-60M',
              title: 'Critical',
              text: 'Many schools at once.',
              points: ['Code run on our servers', 'Every learner’s marks changed'],
            },
          ],
        },
      ]}
    />
  ),
};
