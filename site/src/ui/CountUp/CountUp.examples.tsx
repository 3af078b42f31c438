// One that counts, and one that stands still.
import { CountUp } from './CountUp';

export const examples = {
  counts: (
    <p>
      <CountUp figure="UGX 2B+" />
    </p>
  ),
  still: (
    <p>
      <CountUp figure="24/7" />
    </p>
  ),
};
