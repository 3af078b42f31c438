// Two areas.
import { ScopeLists } from './ScopeLists';

export const examples = {
  two: (
    <ScopeLists
      title="Testing scope"
      heads={{ inside: 'In scope', outside: 'Out of scope' }}
      areas={[
        {
          icon: 'Globe',
          title: 'Website',
          text: 'What a browser sees.',
          inside: ['Sign-in and roles', 'Forms'],
          outside: ['A live school without its consent'],
        },
        {
          icon: 'Smartphone',
          title: 'Mobile app',
          text: 'And what it keeps.',
          inside: ['Records on the phone'],
          outside: ['Stolen phones'],
        },
      ]}
    />
  ),
};
