// Sharing one article. The copy button is hidden until its script shows it.
import { ShareLinks } from './ShareLinks';

export const examples = {
  article: <ShareLinks title="Reading a term of fees in ten minutes" url="https://tred.example/blog/3" />,
};
