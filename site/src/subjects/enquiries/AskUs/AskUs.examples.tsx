// The contact page's opening around a form.
import { AskUs } from './AskUs';

export const examples = {
  contact: (
    <AskUs
      title="Ask us anything"
      lead="Write, call or send a WhatsApp message."
      day={{
        groups: [
          { count: 8, tone: 0 },
          { count: 16, tone: 1 },
        ],
        marks: [],
        caption: 'A bar for each hour of the day.',
      }}
      form={{ id: 'message', title: 'Send us a message', lead: 'We reply within 24 hours.' }}
      ways={{
        title: 'Rather talk?',
        email: 'hello@tred.example',
        phone: '+256600900100',
        whatsapp: '+256600900120',
      }}
      note={{
        collector: 'Tred Technologies Ltd',
        purpose: 'to answer your message',
        kept: 'for 24 months',
        email: 'privacy@tred.example',
        policyHref: '/privacy',
      }}
    >
      <p>The form.</p>
    </AskUs>
  ),
};
