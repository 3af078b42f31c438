// The three ways.
import { OtherWays } from './OtherWays';

export const examples = {
  'three ways': <OtherWays email="hello@tred.example" phone="+256200900100" whatsapp="+256700900100" />,
};
