// A short request.
import { CodeSample } from './CodeSample';

export const examples = {
  plain: (
    <CodeSample
      title="List learners"
      language="JavaScript"
      code={"const learners = await tred.learners.list({ class: 'S.2' });"}
    />
  ),
};
