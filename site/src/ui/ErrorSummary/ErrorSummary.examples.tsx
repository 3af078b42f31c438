// One problem, and several; the links lead to the examples of fields with errors.
import { ErrorSummary } from './ErrorSummary';

export const examples = {
  'one problem': (
    <ErrorSummary form="wrong" problems={[{ field: 'emailAgain', message: 'Enter your email address' }]} />
  ),
  'several problems': (
    <ErrorSummary
      form="wrong"
      problems={[
        { field: 'subjectAgain', message: 'Select a subject' },
        { field: 'messageAgain', message: 'Enter your message' },
        { field: 'privacyAgain', message: 'Tick the box to say you agree to the privacy policy' },
      ]}
    />
  ),
};
