// A rule and a wish.
import { SelfCheck } from './SelfCheck';

const action = { label: 'Go on', href: '/startup-program' };

export const examples = {
  two: (
    <SelfCheck
      title="Where do you stand?"
      ruleLabel="A rule"
      answers={{ yes: 'Yes', no: 'No', unsure: 'Not sure' }}
      checks={[
        { id: 'example-age', title: 'Under 3 years old', text: 'From the certificate.', rule: true },
        { id: 'example-growth', title: 'Growth potential', text: 'One school, then forty.' },
      ]}
      keyTitle="Where you stand"
      verdicts={{
        yes: { when: 'Twice yes', title: 'Apply', text: 'You fit.', action },
        unsure: {
          when: 'A no on a wish',
          title: 'Apply and tell us',
          text: 'We like to be convinced.',
          action,
        },
        no: { when: 'A no on a rule', title: 'Not this time', text: 'There are other ways.', action },
      }}
    />
  ),
};
