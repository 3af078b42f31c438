// One problem, and several.
import { ErrorSummary } from './ErrorSummary';

export const examples = {
  'one problem': (
    <ErrorSummary form="wrong" problems={[{ field: 'email', message: 'Enter your email address' }]} />
  ),
  'several problems': (
    <ErrorSummary
      form="wrong"
      problems={[
        { field: 'subject', message: 'Select a subject' },
        { field: 'message', message: 'Enter your message' },
        { field: 'privacy', message: 'Tick the box to say you agree to the privacy policy' },
      ]}
    />
  ),
};
