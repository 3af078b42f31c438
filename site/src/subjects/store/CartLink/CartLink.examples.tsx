// As it stands in the header.
import { CartLink } from './CartLink';

export const examples = { cart: <CartLink label="Cart" href="/store" /> };
