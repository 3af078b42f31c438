// A note with a text and a link.
import { SideNote } from './SideNote';

export const examples = {
  plain: (
    <SideNote
      title="Newsletter"
      text="New articles once a month."
      link={{ label: 'RSS feed', href: '/pricing' }}
    />
  ),
};
