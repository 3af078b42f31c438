// A form that arrived, and one that did not.
import { ContactWays } from '../ContactWays/ContactWays';
import { FormStatus } from './FormStatus';

export const examples = {
  arrived: (
    <FormStatus tone="good" title="Message sent successfully!">
      <p>
        Your reference is <strong>TRD-4F7K2-M9QXD</strong>.
      </p>
    </FormStatus>
  ),
  'not sent': (
    <FormStatus tone="bad" title="Your message was not sent">
      <p>We could not be reached. Everything you typed is still here: try again, or reach us another way.</p>
      <ContactWays email="hello@tred.example" phone="+256600900100" whatsapp="+256600900100" />
    </FormStatus>
  ),
};
