// A parent's phone with one pane.
import { LinesPanel } from '../LinesPanel/LinesPanel';
import { PhoneFrame } from './PhoneFrame';

export const examples = {
  parent: (
    <PhoneFrame
      time="07:42"
      network="3G"
      title="Nakimuli Doreen"
      note="S.3 West, Kasana Hill S.S."
      caption="A parent’s phone with the balance of a term."
      tabs={['Fees', 'Results', 'Messages']}
    >
      <LinesPanel
        lines={{
          title: 'Balance',
          figure: 'UGX 320,000',
          lines: [{ label: 'Tuition', value: 'UGX 850,000' }],
        }}
      />
    </PhoneFrame>
  ),
};
