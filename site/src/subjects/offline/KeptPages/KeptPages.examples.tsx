// The list of kept pages, as it is before it is filled.
import { KeptPages } from './KeptPages';

export const examples = {
  list: (
    <KeptPages
      title="What is at hand"
      lead="Pages that were read in this browser."
      none="No page has been kept yet."
    />
  ),
};
