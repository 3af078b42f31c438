// A stable library and one that is not.
import { SdkShelf } from './SdkShelf';

const sdk = {
  description: 'For servers and scripts.',
  docs: '/developers',
  features: ['Typed', 'Retries by itself'],
};

export const examples = {
  two: (
    <SdkShelf
      title="Libraries"
      sdks={[
        { ...sdk, language: 'JavaScript', version: '3.2.0', status: 'Stable' },
        { ...sdk, language: 'Rust', version: '0.4.0', status: 'Beta' },
      ]}
    />
  ),
};
