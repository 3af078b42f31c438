// One visitor's vote for one feature request.
import { recordOnly, slug, tick } from '../fields.ts';
import { defineForm } from '../form.ts';

export const vote = defineForm({
  id: 'vote',
  // Voting is one click, so there is no minimum time.
  minFillMs: 0,
  fields: {
    request: slug({ required: true }),
    /** A random id in the browser, used for votes only, so that a visitor counts once. */
    voter: recordOnly(),
    /** Set to withdraw the vote. */
    withdrawn: tick(),
  },
});
