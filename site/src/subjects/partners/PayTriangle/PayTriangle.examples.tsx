// Money on two sides, trust on the third; and money going the other way.
import { PayTriangle } from './PayTriangle';

const names = { school: 'A school', partner: 'You', us: 'Tred' };

export const examples = {
  share: (
    <PayTriangle
      names={names}
      caption="Heavy lines are money."
      paths={[
        { from: 'partner', to: 'school', text: ['your name'] },
        { from: 'school', to: 'us', text: ['pays for', 'the software'], money: true },
        { from: 'us', to: 'partner', text: ['a share'], money: true },
      ]}
    />
  ),
  work: (
    <PayTriangle
      names={names}
      paths={[
        { from: 'school', to: 'partner', text: ['pays for', 'the work'], money: true },
        { from: 'partner', to: 'us', text: ['records'] },
      ]}
    />
  ),
};
