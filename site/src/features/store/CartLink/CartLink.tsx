// Link in the header to the cart, on the store's other pages.
import ShoppingBag from 'lucide-react/icons/shopping-bag';
import type { Link } from '~/components/schema';

export function CartLink({ label, href }: Link) {
  return (
    <a className="icon-button" href={href}>
      <ShoppingBag size={20} aria-hidden="true" />
      <span className="visually-hidden">{label}</span>
    </a>
  );
}
