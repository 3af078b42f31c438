// One sample.
import { CodeSamples } from './CodeSamples';

export const examples = {
  one: (
    <CodeSamples
      title="In two minutes"
      samples={[{ title: 'Who is signed in', language: 'bash', code: 'tred whoami' }]}
    />
  ),
};
