// Departments or offices with their addresses.
import { section } from '~/components/define-section';
import { Contacts } from './Contacts';
import { contactsWords } from './schema';

export const contacts = section({
  name: 'contacts',
  title: 'Departments and offices',
  schema: contactsWords,
  computed: 'entries',
  takesAside: true,
  component: Contacts,
});
