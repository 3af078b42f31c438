// A chain of three under its heading.
import { Diagram } from './Diagram';

export const examples = {
  plain: (
    <Diagram
      title="Who pays whom"
      lead="No money passes the other way."
      flow={{
        caption: 'From an invoice to a share',
        stages: [
          { boxes: [{ name: 'School' }], passes: 'invoice' },
          { boxes: [{ name: 'Tred', main: true }], passes: 'each month' },
          { boxes: [{ name: 'Partner' }] },
        ],
      }}
    />
  ),
};
