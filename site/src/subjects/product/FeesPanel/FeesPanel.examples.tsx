// Fees of nine weeks.
import { FeesPanel } from './FeesPanel';

export const examples = {
  term: (
    <FeesPanel
      fees={{
        title: 'Fees collected',
        collected: 'UGX 412.6M',
        target: 'of UGX 486M',
        percent: 85,
        weeks: [18, 41, 64, 52, 47],
        sources: [
          { name: 'MTN MoMo', share: '46%' },
          { name: 'Bank', share: '54%' },
        ],
      }}
    />
  ),
};
