// A stable library and one that is not.
import { SdkList } from './SdkList';

const sdk = {
  description: 'For servers and scripts.',
  docs: '/developers',
  features: ['Typed', 'Retries by itself'],
};

export const examples = {
  two: (
    <SdkList
      title="Libraries"
      sdks={[
        { ...sdk, language: 'JavaScript', version: '3.2.0', status: 'Stable' },
        { ...sdk, language: 'Rust', version: '0.4.0', status: 'Beta' },
      ]}
    />
  ),
};
