// The panel as it stands before its script.
import { CookiePanel } from './CookiePanel';

export const examples = {
  panel: (
    <CookiePanel
      title="Your choice"
      lead="Four kinds of storage."
      categories={[
        {
          name: 'essential',
          title: 'Essential',
          text: 'What the site cannot do without.',
          today: 'In use.',
          on: true,
          locked: true,
        },
        { name: 'analytics', title: 'Analytics', text: 'Counting visits.', today: 'Not used.', on: true },
        { name: 'preferences', title: 'Preferences', text: 'The theme.', today: 'In use.', on: true },
        { name: 'marketing', title: 'Marketing', text: 'Advertising.', today: 'Not used.', on: false },
      ]}
      actions={{ save: 'Save Preferences', accept: 'Accept All Cookies', reject: 'Reject optional' }}
      withoutScript="These switches need JavaScript."
    />
  ),
};
