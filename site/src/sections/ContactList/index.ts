// Departments or offices with their addresses.
import { section } from '~/components/define-section';
import { ContactList } from './ContactList';
import { contactListWords } from './schema';

export const contacts = section({
  name: 'contacts',
  title: 'Departments and offices',
  schema: contactListWords,
  computed: 'entries',
  takesAside: true,
  component: ContactList,
});
