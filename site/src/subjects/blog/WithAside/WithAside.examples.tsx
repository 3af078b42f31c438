// A text with an index beside it.
import { WithAside } from './WithAside';

export const examples = {
  plain: (
    <WithAside title="All articles" asideLabel="Subjects" aside={<p>Technology, Security, Design</p>}>
      <p>The main thing takes the room that it needs.</p>
    </WithAside>
  ),
};
