// A picture of the affiliate's dashboard: the latest referrals and the payouts.
import { LinesPanel } from '~/subjects/product/LinesPanel/LinesPanel';
import { ProductFrame } from '~/subjects/product/ProductFrame/ProductFrame';
import type { dashboard } from '../words';

type DashboardWords = typeof dashboard;

export function Dashboard({ frame, referrals, payouts }: DashboardWords) {
  return (
    <ProductFrame {...frame}>
      <LinesPanel lines={referrals} />
      <LinesPanel lines={payouts} />
    </ProductFrame>
  );
}
