// Two places to go.
import { LinkList } from './LinkList';

export const examples = {
  two: (
    <LinkList
      links={[
        { label: 'Check your eligibility', href: '/startup-program' },
        { label: 'Rounds and deadlines', href: '/pricing' },
      ]}
    />
  ),
};
