// Four severities.
import { RewardScale } from './RewardScale';

export const examples = {
  rewards: (
    <RewardScale
      caption="What one report earns, in shillings"
      tiers={[
        { name: 'Critical', figure: 'UGX 25M-60M' },
        { name: 'High', figure: 'UGX 12M-25M' },
        { name: 'Medium', figure: 'UGX 3M-12M' },
        { name: 'Low', figure: 'UGX 300K-3M' },
      ]}
    />
  ),
};
