// What somebody who subscribes is told: on the blog, in the footer and, without JavaScript, on the thank-you page.

export const thanks = 'Thank you for subscribing!';

/** Where the desk sends mail. An address that is confirmed already gets no second email. */
export const confirmByEmail =
  'One more step: open the email we have just sent you and confirm your address, unless you did so before.';
