// The way from the header to the store's cart, on the store's other pages.
import { ShoppingBag } from 'lucide-react';
import css from './CartLink.module.css';

type CartLinkProps = { label: string; href: string };

export function CartLink({ label, href }: CartLinkProps) {
  return (
    <a className={css.link} href={href}>
      <ShoppingBag size={20} aria-hidden="true" />
      <span className="visually-hidden">{label}</span>
    </a>
  );
}
