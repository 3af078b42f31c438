// A short request.
import { CodeBlock } from './CodeBlock';

export const examples = {
  request: (
    <CodeBlock
      title="List learners"
      language="javascript"
      code={"// The second year\nconst learners = await tred.learners.list({ class: 'S.2', limit: 50 });"}
    />
  ),
};
