// What all forms say alike: around the reference number, after a failure, beside the consent.
import type { CommonFormWords } from '~/forms/FormFrame/FormFrame';

export const everyForm = {
  reference: 'Your reference is',
  kept: 'Everything you typed is still here. If it fails again, reach us another way:',
  backOnline: 'You have a network again.',
  sendNow: 'Send it now',
  error: 'Error',
  agree: 'I agree to the',
  policy: 'privacy policy',
} satisfies CommonFormWords;
