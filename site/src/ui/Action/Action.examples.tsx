// The three looks of an action, as link and as button, and two side by side.
import { Action } from './Action';
import { Actions } from './Actions';

const two = [
  { label: 'Get Started', href: '/contact' },
  { label: 'View Pricing', href: '/pricing' },
];

export const examples = {
  primary: <Action href="/contact">Get Started</Action>,
  secondary: (
    <Action look="secondary" href="/contact">
      Request Demo
    </Action>
  ),
  plain: (
    <Action look="plain" href="/features">
      View all features
    </Action>
  ),
  'disabled button': (
    <Action type="submit" disabled>
      Sending...
    </Action>
  ),
  'two in a row': <Actions actions={two} />,
  'quiet in a row': <Actions actions={two} quiet />,
};
