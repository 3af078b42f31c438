// Fees of a term, with the last hours.
import { FeesPanel } from './FeesPanel';

export const examples = {
  term: (
    <FeesPanel
      fees={{
        title: 'Fees collected',
        collected: 'UGX 412.6M',
        target: 'of UGX 486M',
        percent: 85,
        lately: {
          title: 'Today, by the hour',
          bars: [
            { label: '6 am', amount: 610 },
            { label: '7 am', amount: 1480 },
            { label: 'now', amount: 520 },
          ],
        },
        sources: [
          { name: 'MTN MoMo', share: '46%' },
          { name: 'Bank', share: '54%' },
        ],
      }}
    />
  ),
};
