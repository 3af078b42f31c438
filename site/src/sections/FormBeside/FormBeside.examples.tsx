// A form's place, empty.
import { FormBeside } from './FormBeside';

export const examples = {
  empty: (
    <FormBeside
      title="Send us a message"
      lead="We reply within 24 hours."
      aside={<p>Beside it: what happens to your data.</p>}
    >
      <p>The form stands here.</p>
    </FormBeside>
  ),
};
