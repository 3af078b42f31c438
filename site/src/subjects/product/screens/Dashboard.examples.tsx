// The dashboard with its badges.
import { Section } from '~/ui/Section/Section';
import { Dashboard } from './Dashboard';

export const examples = {
  badges: (
    <Section>
      <Dashboard
        badges={['98% Satisfaction', 'Real-time Analytics']}
        view={{
          school: 'Kasana Hill S.S.',
          term: 'Term III 2026',
          fees: {
            title: 'Fees collected',
            collected: 'UGX 412.6M',
            target: 'of UGX 486M',
            percent: 85,
            lately: {
              title: 'Today, by the hour',
              bars: [
                { label: '6 am', amount: 610 },
                { label: 'now', amount: 520 },
              ],
            },
            sources: [{ name: 'MTN MoMo', share: '46%' }],
          },
          attendance: {
            title: 'Attendance today',
            from: 80,
            classes: [
              { name: 'S.1', percent: 96 },
              { name: 'S.2', percent: 88 },
            ],
          },
          admissions: {
            title: 'Applications',
            stages: [
              { name: 'Received', count: 648 },
              { name: 'Reviewed', count: 512 },
              { name: 'Admitted', count: 240 },
              { name: 'Enrolled', count: 186 },
            ],
          },
          caption: 'A school dashboard with fees, attendance and applications.',
        }}
      />
    </Section>
  ),
};
