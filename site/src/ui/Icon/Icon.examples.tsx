// An icon in two sizes.
import { Icon } from './Icon';

export const examples = {
  usual: <Icon name="Download" />,
  large: <Icon name="Wallet" size={40} />,
};
