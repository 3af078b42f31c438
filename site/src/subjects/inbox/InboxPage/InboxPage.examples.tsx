// The page with a sentence in it.
import { InboxPage } from './InboxPage';

export const examples = {
  room: (
    <InboxPage title="The desk">
      <p>Three new entries.</p>
    </InboxPage>
  ),
};
