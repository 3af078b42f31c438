// Two texts.
import { CopyTexts } from './CopyTexts';

export const examples = {
  two: (
    <CopyTexts
      title="Words to send"
      texts={[
        {
          name: 'sms',
          label: 'SMS',
          text: 'School fees by MoMo, matched the same day.',
          button: 'Copy the SMS',
        },
        {
          name: 'letter',
          label: 'Letter',
          text: 'Dear Head Teacher,\n\nI have seen your office.',
          button: 'Copy the letter',
        },
      ]}
    />
  ),
};
