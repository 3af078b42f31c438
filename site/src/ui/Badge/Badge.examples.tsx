// Every tone of a badge.
import { Badge } from './Badge';

export const examples = {
  tones: (
    <p>
      <Badge>Under Review</Badge> <Badge tone="good">Completed</Badge>{' '}
      <Badge tone="busy">In Development</Badge> <Badge tone="warm">Critical</Badge>{' '}
      <Badge tone="accent">Most Popular</Badge>
    </p>
  ),
};
