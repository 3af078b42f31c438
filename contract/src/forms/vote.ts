// One visitor's vote for one feature request.
import { recordOnly, slug, tick } from '../fields.ts';
import { defineForm } from '../form.ts';

export const vote = defineForm({
  id: 'vote',
  // A click: nothing to fill in.
  minFillMs: 0,
  fields: {
    request: slug({ required: true }),
    /** A random name that the page keeps in the browser for votes alone, so that one visitor counts once. */
    voter: recordOnly(),
    /** Set when the visitor takes the vote back. */
    withdrawn: tick(),
  },
});
