// The three ways.
import { ContactWays } from './ContactWays';

export const examples = {
  'three ways': <ContactWays email="hello@tred.example" phone="+256600900100" whatsapp="+256600900100" />,
};
