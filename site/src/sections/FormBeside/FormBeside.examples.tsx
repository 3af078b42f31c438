// A form's place, empty.
import { FormBeside } from './FormBeside';

export const examples = {
  empty: (
    <FormBeside
      title="Send us a message"
      lead="We reply within 24 hours."
      aside={<p>What to have at hand.</p>}
      ways={{
        title: 'Rather talk?',
        email: 'hello@tred.example',
        phone: '+256414000000',
        whatsapp: '+256600900100',
      }}
      note={{
        collector: 'Tred',
        purpose: 'to answer your message',
        kept: 'for 24 months',
        email: 'privacy@tred.example',
        policyHref: '/privacy',
      }}
    >
      <p>The form stands here.</p>
    </FormBeside>
  ),
};
