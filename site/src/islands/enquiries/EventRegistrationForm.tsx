// A place at an event: the page supplies `event`, its slug.
import { eventRegistration } from '@tred/contract/forms/event-registration';
import { EnquiryForm, type EnquiryProps } from '../forms/EnquiryForm/EnquiryForm';

const words = {
  submit: 'Register',
  submitting: 'Registering...',
  sent: 'You are registered.',
  next: 'We send a confirmation by email.',
  again: 'Register someone else',
  failed: 'Your registration was not sent',
  waitingList: 'The event is full: you are on the waiting list.',
};

export function EventRegistrationForm(props: EnquiryProps) {
  return <EnquiryForm form={eventRegistration} words={words} {...props} />;
}
