// The three ways.
import { ContactWays } from './ContactWays';

export const examples = {
  'three ways': <ContactWays email="hello@tred.example" phone="+256200900100" whatsapp="+256700900100" />,
};
