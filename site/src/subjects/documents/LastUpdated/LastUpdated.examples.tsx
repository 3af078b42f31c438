// A date that stands, and one that is computed.
import { LastUpdated } from './LastUpdated';

export const examples = {
  fixed: <LastUpdated date="2026-11-02" />,
  legal: <LastUpdated date="2025-12-02" legalDay={2} />,
};
