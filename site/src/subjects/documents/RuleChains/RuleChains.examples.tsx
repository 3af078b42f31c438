// Two chains.
import { RuleChains } from './RuleChains';

export const examples = {
  two: (
    <RuleChains
      title="From a rule to its proof"
      heads={{ law: 'Law', rule: 'Rule', control: 'Control', proof: 'Proof' }}
      chains={[
        {
          law: 'The Act, NITA-U',
          rule: 'Only who needs it may see it',
          control: 'Roles for each office',
          proof: { label: 'Security whitepaper', href: '/trust' },
        },
        {
          law: 'The Act, UCC',
          rule: 'A breach is told at once',
          control: 'Message within 24 hours',
          proof: { label: 'Incident response plan', href: '/compliance' },
        },
      ]}
    />
  ),
};
