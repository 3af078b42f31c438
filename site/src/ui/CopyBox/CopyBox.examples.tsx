// A code and a message to copy.
import { CopyBox } from './CopyBox';

export const examples = {
  code: <CopyBox label="Affiliate code" text="TRED-1" button="Copy code" />,
  words: (
    <CopyBox
      label="WhatsApp"
      text="Our school pays fees by phone now. Ask me how."
      look="words"
      button="Copy message"
    />
  ),
};
