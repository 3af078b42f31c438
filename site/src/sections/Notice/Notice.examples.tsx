// A notice with a sentence and a button.
import { Action } from '~/ui/Action/Action';
import { Notice } from './Notice';

export const examples = {
  notice: (
    <Notice title="Thank you" seed="thank-you">
      <p>Your reference is TRD-4F7K2-M9QXD.</p>
      <Action href="/">Back to Home</Action>
    </Notice>
  ),
};
