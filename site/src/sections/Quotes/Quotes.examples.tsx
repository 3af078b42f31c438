// Three quotes, one with a fact.
import { Quotes } from './Quotes';

export const examples = {
  three: (
    <Quotes
      title="What bursars say"
      quotes={[
        {
          quote: 'Reconciling used to take us until Friday. Now it is done before the bell.',
          author: 'Grace Auma',
          position: 'Bursar, a school in Lira',
          fact: 'Lira',
        },
        {
          quote: 'Parents get the balance by SMS and stop queueing.',
          author: 'Peter Ssali',
          position: 'Head teacher',
        },
        {
          quote: 'The marks are in before the meeting.',
          author: 'Ruth Kato',
          position: 'Director of studies',
        },
      ]}
    />
  ),
};
