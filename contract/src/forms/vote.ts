// One visitor's vote for one feature request.
import { slug, tick, unasked } from '../fields.ts';
import { defineForm } from '../form.ts';

export const vote = defineForm({
  id: 'vote',
  name: 'Vote',
  // A click: nothing to fill in.
  minFillMs: 0,
  fields: {
    request: slug({ label: 'Feature request', missing: 'Choose a request to vote for' }),
    /** A random name that the page keeps in the browser for votes alone, so that one visitor counts once. */
    voter: unasked({ label: 'Voter' }),
    /** Set when the visitor takes the vote back. */
    withdrawn: tick({ label: 'Taken back' }),
  },
});
