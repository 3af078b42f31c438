// The three looks of an action, as link and as button.
import { Action } from './Action';

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
};
