// A chain, and one that stands between others.
import { Flow } from './Flow';

export const examples = {
  chain: (
    <Flow
      caption="A payment, from request to receipt"
      stages={[
        { boxes: [{ name: 'Your server', text: 'asks for a payment' }], passes: 'POST /payments' },
        { boxes: [{ name: 'Tred', text: 'finds the learner', main: true }], passes: 'PIN prompt' },
        { boxes: [{ name: 'The parent’s phone', text: 'pays' }], passes: 'payment.succeeded' },
        { boxes: [{ name: 'Your server', text: 'hears of it' }] },
      ]}
    />
  ),
  between: (
    <Flow
      caption="What comes in, and what goes out"
      stages={[
        { boxes: [{ name: 'Mobile money', text: 'MTN and Airtel' }, { name: 'Bank' }], passes: 'payments' },
        {
          boxes: [{ name: 'Tred', text: 'One list of learners', main: true }],
          passes: 'lists and marks',
          both: true,
        },
        { boxes: [{ name: 'EMIS' }, { name: 'UNEB' }] },
      ]}
      note="Nothing leaves without the head teacher."
    />
  ),
};
