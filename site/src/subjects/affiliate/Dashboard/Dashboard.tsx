// Two pictures of the affiliate's dashboard: what was earned, and what was paid out.
import { FeesPanel } from '~/subjects/product/FeesPanel/FeesPanel';
import { FunnelPanel } from '~/subjects/product/FunnelPanel/FunnelPanel';
import { LinesPanel } from '~/subjects/product/LinesPanel/LinesPanel';
import { ProductFrame } from '~/subjects/product/ProductFrame/ProductFrame';
import type { dashboard } from '../words';

type DashboardWords = typeof dashboard;

export function Earnings({ frame, earned, journey }: DashboardWords) {
  return (
    <ProductFrame {...frame}>
      <FeesPanel fees={earned} />
      <FunnelPanel funnel={journey} />
    </ProductFrame>
  );
}

export function Payouts({ frame, referrals, payouts, caption }: DashboardWords & { caption: string }) {
  return (
    <ProductFrame {...frame} caption={caption}>
      <LinesPanel lines={referrals} />
      <LinesPanel lines={payouts} />
    </ProductFrame>
  );
}
