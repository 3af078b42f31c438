// The parts themselves show nothing: the script brings them to the examples beside them.
import { CodeBlock } from '~/ui/CodeBlock/CodeBlock';
import { RunExamples } from './RunExamples';

const code =
  'curl "https://api.tred.example/v1/learners?class=S.2&limit=1" \\\n  -H "Authorization: Bearer $TRED_KEY"';

export const examples = {
  beside_a_request: (
    <>
      <CodeBlock title="A request" language="bash" code={code} />
      <RunExamples />
    </>
  ),
};
