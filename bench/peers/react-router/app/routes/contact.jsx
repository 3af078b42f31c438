import { Contact } from '../../same/Contact.jsx';
import '../../same/contact.css';

export const meta = () => [{ title: 'Contact us | Tred' }];

export default Contact;
