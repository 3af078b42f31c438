import { Contact } from '../../same/Contact.jsx';
import '../../same/contact.css';

export const metadata = { title: 'Contact us | Tred' };

export default Contact;
